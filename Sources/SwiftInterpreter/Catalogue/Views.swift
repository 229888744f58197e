import GaugeUI

extension Catalogue {
  @RowBuilder static var views: [Row] {
    Rows.type("protocol View", "A piece of user interface.")
    Rows.type("struct EmptyView: View", "Nothing.") {
      Row("init()", "Makes an empty view.") { EmptyView() }
    }
  }
}

extension EmptyView: NativeValue {}
