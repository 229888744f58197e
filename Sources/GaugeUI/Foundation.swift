// As `import SwiftUI` does, `import GaugeUI` brings Foundation: `CGFloat`, `Date`, `formatted()`.
@_exported import Foundation
