import Charts
import Combine
import MapKit
import SwiftUI
import UIKit
import WidgetKit

enum Tab1: Hashable { case a, b }
struct Nav: View {
  @State private var show = false
  @State private var item: String? = nil
  @State private var path = NavigationPath()
  @State private var paths: [String] = []
  @State private var tab = Tab1.a
  @State private var query = ""
  @State var selected: ItemX?
  struct ItemX: Identifiable, Hashable { let id: Int }
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) var mode
  @Environment(\.colorScheme) var scheme
  @Environment(\.horizontalSizeClass) var h
  @Environment(\.verticalSizeClass) var v
  @Environment(\.dynamicTypeSize) var dts
  @Environment(\.openURL) var openURL
  @Environment(\.scenePhase) var phase
  @Environment(\.isEnabled) var enabled
  @Environment(\.locale) var locale
  @Environment(\.layoutDirection) var dir
  @Environment(\.accessibilityReduceMotion) var reduce
  @Environment(\.widgetFamily) var family
  @Environment(\.widgetRenderingMode) var mode2
  @Environment(\.isLuminanceReduced) var lum
  @Environment(\.displayScale) var scale
  @Environment(\.calendar) var cal
  @Environment(\.timeZone) var tz
  @Environment(\.controlSize) var cs
  @Environment(\.font) var font
  @Environment(\.editMode) var edit
  @Environment(\.redactionReasons) var rr
  @Environment(\.showsWidgetContainerBackground) var bgd
  @Environment(\.colorSchemeContrast) var contrast
  @Environment(\.sizeCategory) var size
  @Environment(\.isFocused) var isf
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Next") { Text("n") }
        NavigationLink("Next", value: 3)
        NavigationLink(value: "x") { Text("x") }
        NavigationLink(destination: Text("d")) { Text("l") }
        NavigationLink {
          Text("d")
        } label: {
          Text("l")
        }
        NavigationLink("old", destination: Text("d"))
        NavigationLink(destination: Text("d"), isActive: $show) { EmptyView() }
        Button("push") {
          path.append("x")
          path.removeLast()
        }
      }
    }
  }
}
#Preview("nav") { Nav() }
#Preview("tabs") {
  TabView {
    Text("A").tabItem { Label("A", systemImage: "house") }
    Text("B").tabItem {
      Image(systemName: "gear")
      Text("B")
    }.tag(2).badge(3)
  }
}
#Preview("tabs2") {
  @Previewable @State var sel = 1
  TabView(selection: $sel) {
    Tab("A", systemImage: "house", value: 0) { Text("A") }
    Tab("B", systemImage: "gear", value: 1) { Text("B") }
    Tab("C", systemImage: "gear", value: 2, role: .search) { Text("C") }
  }
  .tabViewStyle(.sidebarAdaptable)
}
#Preview("tabs3") {
  TabView {
    Text("A")
    Text("B")
  }
  .tabViewStyle(.page(indexDisplayMode: .always)).indexViewStyle(
    .page(backgroundDisplayMode: .always))
}
#Preview("tabs4") {
  TabView { Text("A") }.tabViewStyle(PageTabViewStyle())
}
#Preview("tabs5") {
  TabView { Text("A") }.tabViewStyle(.verticalPage)
}
#Preview("split") {
  NavigationSplitView {
    List { Text("a") }
  } detail: {
    Text("d")
  }
}
#Preview("split3") {
  NavigationSplitView(columnVisibility: .constant(.all)) {
    List { Text("a") }
  } content: {
    Text("c")
  } detail: {
    Text("d")
  }
}
#Preview("old") {
  NavigationView { Text("x").navigationTitle("T") }.navigationViewStyle(StackNavigationViewStyle())
}
struct ItemX: Identifiable, Hashable { let id: Int }
struct Bars: View {
  @State private var show = false
  @State private var item: String? = nil
  @State private var query = ""
  @State var selected: ItemX?
  func load() async {}
  var body: some View {
    VStack {
      Text("x").navigationTitle("Title")
      Text("x").navigationTitle(Text("Title"))
      Text("x").navigationBarTitle("Old")
      Text("x").navigationBarTitle("Old", displayMode: .inline)
      Text("x").navigationBarTitle(Text("Old"), displayMode: .large)
      Text("x").navigationBarTitleDisplayMode(.inline)
      Text("x").navigationBarHidden(false)
      Text("x").navigationBarBackButtonHidden(true)
      Text("x").navigationBarBackButtonHidden()
      Text("x").navigationBarItems(trailing: Button("x") {})
      Text("x").navigationBarItems(leading: Text("a"), trailing: Text("b"))
      Text("x").navigationSubtitle("sub")
      Text("x").navigationDestination(for: String.self) { Text($0) }
      Text("x").navigationDestination(isPresented: $show) { Text("x") }
      Text("x").navigationDestination(item: $item) { Text($0) }
      Text("x").toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("Add") {} }
        ToolbarItem(placement: .topBarLeading) { Image(systemName: "gear") }
        ToolbarItem(placement: .primaryAction) { Button("Go") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("A") {}
          Spacer()
          Button("B") {}
        }
        ToolbarItem(placement: .principal) { Text("Mid") }
        ToolbarItem { Text("x") }
      }
      Text("x").toolbar { Button("plain") {} }
      Text("x").toolbar { EditButton() }
      Text("x").toolbar(.hidden, for: .navigationBar)
      Text("x").toolbar(.visible)
      Text("x").toolbarTitleDisplayMode(.inline)
      Text("x").toolbarBackground(.hidden, for: .tabBar)
      Text("x").toolbarRole(.editor)
      Text("x").sheet(isPresented: $show) { Text("s").presentationDetents([.medium, .large]) }
      Text("x").sheet(isPresented: $show, onDismiss: {}) { Text("s") }
      Text("x").sheet(isPresented: $show, content: { Text("s") })
      Text("x").sheet(item: $selected) { x in Text("\(x.id)") }
      Text("x").sheet(item: $selected, onDismiss: {}) { Text("\($0.id)") }
      Text("x").fullScreenCover(isPresented: $show) { Text("s") }
      Text("x").fullScreenCover(item: $selected) { Text("\($0.id)") }
      Text("x").popover(isPresented: $show, arrowEdge: .bottom) { Text("s") }
      Text("x").popover(item: $selected) { Text("\($0.id)") }
      Text("x").alert("Alert", isPresented: $show) { Button("OK", role: .cancel) {} }
      Text("x").alert("Alert", isPresented: $show) {
        Button("OK") {}
      } message: {
        Text("m")
      }
      Text("x").alert("Alert", isPresented: $show, presenting: selected) { x in
        Button("\(x.id)") {}
      } message: { x in
        Text("\(x.id)")
      }
      Text("x").alert(isPresented: $show) {
        Alert(title: Text("T"), message: Text("m"), dismissButton: .default(Text("OK")))
      }
      Text("x").alert(isPresented: $show) {
        Alert(
          title: Text("T"), message: Text("m"), primaryButton: .destructive(Text("D")) {},
          secondaryButton: .cancel())
      }
      Text("x").confirmationDialog("Sure?", isPresented: $show, titleVisibility: .visible) {
        Button("Y") {}
      }
      Text("x").confirmationDialog("Sure?", isPresented: $show) {
        Button("Y") {}
      } message: {
        Text("m")
      }
      Text("x").contextMenu { Button("A") {} }
      Text("x").contextMenu {
        Button("A") {}
      } preview: {
        Text("p")
      }
      Text("x").contextMenu(menuItems: { Button("A") {} })
      Text("x").searchable(text: $query)
      Text("x").searchable(text: $query, placement: .navigationBarDrawer, prompt: "Find")
      Text("x").searchSuggestions { Text("a") }
      Text("x").refreshable { await load() }
      Text("x").swipeActions { Button("D", role: .destructive) {} }
      Text("x").swipeActions(edge: .leading, allowsFullSwipe: true) { Button("D") {} }
      Text("x").inspector(isPresented: $show) { Text("i") }
    }
  }
}
#Preview("bars") { Bars() }
