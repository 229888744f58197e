import SwiftUI

// Navigation, toolbars and tabs, in every form.

struct Places: View {
  @State private var path = NavigationPath()
  @State private var steps = [1, 2]
  @State private var isShown = false

  var body: some View {
    VStack {
      NavigationStack(path: $path) { Text(path.isEmpty ? "start" : "inside") }
      NavigationStack(path: $steps) {
        Text("steps")
          .navigationDestination(for: Int.self) { step in Text("\(step)") }
          .navigationDestination(isPresented: $isShown) { Text("shown") }
          .navigationBarBackButtonHidden()
          .navigationBarBackButtonHidden(false)
      }
    }
    .frame(height: 160)
  }
}

#Preview("Places") { Places() }

#Preview("Links") {
  NavigationStack {
    VStack {
      NavigationLink("Title") { Text("there") }
      NavigationLink(String("Text")) { Text("there") }
      NavigationLink("Title", destination: Text("there"))
      NavigationLink(String("Text"), destination: Text("there"))
      NavigationLink("Title", value: 1)
      NavigationLink(String("Text"), value: 1)
      NavigationLink {
        Text("there")
      } label: {
        Text("Label")
      }
      NavigationLink(destination: Text("there")) { Text("Label") }
      NavigationLink(value: 1) { Text("Label") }
    }
  }
  .frame(height: 300)
}

#Preview("Titles") {
  VStack {
    NavigationStack { Text("a").navigationBarTitle("Older") }
    NavigationStack { Text("b").navigationTitle(String("Text")) }
    NavigationStack { Text("c").navigationTitle(Text("Bold").bold()) }
    NavigationStack { Text("d").navigationBarTitle("Large", displayMode: .large) }
    NavigationStack {
      Text("e").navigationTitle("As usual").navigationBarTitleDisplayMode(.automatic)
    }
    NavigationStack { Text("f").navigationTitle("Hidden").navigationBarHidden(true) }
    NavigationStack { Text("g").navigationTitle("Hidden").toolbar(.hidden, for: .navigationBar) }
    NavigationStack { Text("h").toolbar(.visible, for: .bottomBar, .tabBar, .automatic) }
    NavigationStack { Text("i").toolbar(.automatic, for: .navigationBar) }
  }
  .frame(height: 900)
}

#Preview("Toolbar") {
  NavigationStack {
    Text("content")
      .navigationTitle("Bar")
      .toolbar {
        ToolbarItem(placement: .automatic) { Text("automatic") }
        ToolbarItem(placement: .principal) { Text("principal") }
        ToolbarItem(placement: .primaryAction) { Text("primary") }
        ToolbarItem(placement: .destructiveAction) { Text("destructive") }
        ToolbarItem(placement: .navigation) { Text("navigation") }
        ToolbarItem(placement: .topBarLeading) { Text("leading") }
        ToolbarItem(placement: .navigationBarLeading) { Text("leading") }
        ToolbarItem(placement: .navigationBarTrailing) { Text("trailing") }
        ToolbarItem(placement: .bottomBar) { Text("bottom") }
        ToolbarItem(placement: .status) { Text("status") }
        ToolbarItemGroup(placement: .confirmationAction) {
          Text("one")
          Text("two")
        }
      }
  }
  .frame(height: 160)
}

#Preview("Tabs") {
  VStack {
    TabView { Text("first").tabItem { Text("One") } }.tabViewStyle(.automatic)
    TabView { Text("first") }.tabViewStyle(.page)
    TabView { Text("first") }.tabViewStyle(.verticalPage)
    TabView { Text("first") }.tabViewStyle(.page(indexDisplayMode: .always))
    TabView { Text("first") }.tabViewStyle(.page(indexDisplayMode: .never))
    TabView { Text("first") }.tabViewStyle(.page(indexDisplayMode: .automatic))
    TabView { Text("first") }.tabViewStyle(DefaultTabViewStyle())
    TabView { Text("first") }.tabViewStyle(PageTabViewStyle())
    TabView {
      Tab("One", systemImage: "star") { Text("first") }
      Tab("Two", systemImage: "bolt", value: 2) { Text("second") }
    }
  }
  .frame(height: 700)
}
