/// A property that views are drawn from, as SwiftUI's `DynamicProperty`.
public protocol DynamicProperty {}
