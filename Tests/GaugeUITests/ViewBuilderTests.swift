import GaugeUI
import Testing

@MainActor
@Suite("A builder's views count one by one, however they were grouped")
struct ViewBuilderTests {
  private func texts(_ view: some View) -> [String] { boxes(view, width: 8) }
  private let expected = ["\"a\" at 0 0", "\"b\" at 0 16", "\"c\" at 0 32"]

  @Test("Groups, optionals, branches, loops and erased views flatten")
  func flattening() {
    let yes = true
    #expect(
      texts(
        VStack {
          Group {
            Text("a")
            EmptyView()
            Text("b")
          }
          if yes { Text("c") }
          if !yes { Text("d") }
        }) == expected)
    #expect(
      texts(
        VStack {
          if yes {
            Text("a")
            Text("b")
          } else {
            Text("d")
          }
          AnyView(Text("c"))
        }) == expected)
    #expect(texts(VStack { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }) == expected)
    #expect(
      texts(
        VStack {
          ForEach(0..<3) { index in
            switch index {
            case 0: Text("a")
            case 1: Text("b")
            default: Text("c")
            }
          }
        }) == expected)
    #expect(
      texts(VStack { ForEach([Named("a"), Named("b"), Named("c")]) { Text($0.id) } }) == expected)
  }

  private struct Named: Identifiable {
    let id: String
    init(_ id: String) { self.id = id }
  }

  @Test("Several views at the top stand below one another")
  func root() {
    struct Three: View {
      var body: some View {
        Text("a")
        Text("b")
        Text("c")
      }
    }
    #expect(texts(Three()) == expected)
  }

  @Test("A builder takes more than ten views")
  func many() {
    let column = VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
    }
    #expect(size(column).height == 192)
  }

  @Test("A view that contains itself ends")
  func endless() {
    struct Endless: View {
      var body: some View {
        VStack {
          Text("x")
          AnyView(Endless())
        }
      }
    }
    #expect(size(Endless()).height > 16)
  }

  @Test("A chain of modifiers without end draws nothing, and does not crash")
  func longChain() {
    var view = AnyView(Text("x"))
    for _ in 0..<3000 { view = AnyView(view.padding(1)) }
    #expect(boxes(view) == [])
  }
}

@MainActor
@Suite("State and bindings")
struct StateTests {
  @Test("A state is shared by copies of the view, and read and written through its binding")
  func state() {
    struct Counter: View {
      @State var count = 1
      var body: some View { Text(verbatim: "\(count)") }
      func increment() { count += 1 }
    }
    struct Holder: View {
      @Binding var count: Int
      var body: some View { Text(verbatim: "\(count)") }
    }
    let counter = Counter()
    let copy = counter
    counter.increment()
    #expect(boxes(copy) == ["\"2\" at 0 0"])
    copy.$count.wrappedValue = 9
    #expect(boxes(counter) == ["\"9\" at 0 0"])
    #expect(boxes(Holder(count: counter.$count)) == ["\"9\" at 0 0"])
    #expect(boxes(Holder(count: .constant(4))) == ["\"4\" at 0 0"])
  }

  @Test("A binding to a part of a value")
  func members() {
    var size = CGSize(width: 1, height: 2)
    let binding = Binding(get: { size }, set: { size = $0 })
    binding.width.wrappedValue = 5
    #expect(size == CGSize(width: 5, height: 2))
  }
}
