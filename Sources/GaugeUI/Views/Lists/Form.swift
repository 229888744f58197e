/// Views to read and change values with, as SwiftUI's `Form`: rows below one another, as in a list.
public nonisolated struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { ListRows { content } }
}

/// How a form looks, as SwiftUI's `FormStyle`. In a terminal there is one look.
public protocol FormStyle {}

public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  /// Accepted: in a terminal a form has one look.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
