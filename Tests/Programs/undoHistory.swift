// Undo history with generic commands stored as closures and an indirect linked list.
final class Document { var text = "" }
struct Command {
  let name: String
  let run: (Document) -> Void
  let undo: (Document) -> Void
}
indirect enum Stack<T> {
  case empty
  case node(T, Stack<T>)
  mutating func push(_ x: T) { self = .node(x, self) }
  mutating func pop() -> T? {
    guard case .node(let x, let rest) = self else { return nil }
    self = rest
    return x
  }
  var count: Int { if case .node(_, let r) = self { 1 + r.count } else { 0 } }
}
final class Editor {
  let doc = Document()
  private var done = Stack<Command>.empty, undone = Stack<Command>.empty
  func perform(_ c: Command) {
    c.run(doc)
    done.push(c)
    undone = .empty
  }
  func undo() {
    guard let c = done.pop() else { return print("nothing") }
    c.undo(doc)
    undone.push(c)
  }
  func redo() {
    if let c = undone.pop() {
      c.run(doc)
      done.push(c)
    }
  }
  var state: (Int, Int) { (done.count, undone.count) }
}
func append(_ s: String) -> Command {
  Command(name: "append", run: { $0.text += s }, undo: { $0.text.removeLast(s.count) })
}
func upper() -> Command {
  var old = ""
  return Command(
    name: "upper",
    run: {
      old = $0.text
      $0.text = $0.text.uppercased()
    }, undo: { $0.text = old })
}
let e = Editor()
e.undo()
e.perform(append("ab"))
e.perform(upper())
e.perform(append("c"))
print(e.doc.text, e.state)
e.undo()
e.undo()
print(e.doc.text, e.state)
e.redo()
print(e.doc.text, e.state)
e.perform(append("!"))
e.redo()
print(e.doc.text, e.state)
