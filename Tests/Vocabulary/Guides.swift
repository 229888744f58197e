import SwiftUI

extension VerticalAlignment {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }
  static let middle = VerticalAlignment(Middle.self)
}

extension HorizontalAlignment {
  struct Third: AlignmentID {
    static func defaultValue(in view: ViewDimensions) -> CGFloat { view.width / 3 }
  }
  static let third = HorizontalAlignment(Third.self)
}

extension Alignment {
  static let crossing = Alignment(horizontal: .third, vertical: .middle)
}

#Preview("A guide by default") {
  VStack(alignment: .third) {
    Rectangle().fill(.blue).frame(width: 96, height: 16)
    Rectangle().fill(.green).frame(width: 48, height: 16)
  }
}

#Preview("Set by a view") {
  HStack(alignment: .middle) {
    VStack {
      Text("first")
      Text("Speed").alignmentGuide(.middle) { $0[VerticalAlignment.center] }
      Text("last")
    }
    Gauge(value: 0.5) { EmptyView() }
      .frame(width: 80)
      .alignmentGuide(.middle) { $0.height / 2 }
  }
}

#Preview("Both ways") {
  ZStack(alignment: .crossing) {
    Rectangle().fill(.gray.opacity(0.4)).frame(width: 120, height: 64)
    Rectangle().fill(.red).frame(width: 48, height: 32)
  }
}
