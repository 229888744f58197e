protocol Command: AnyObject {
  var title: String { get }
  func execute()
  func undo()
}
extension Command { var title: String { String(describing: type(of: self)) } }
final class Canvas {
  private(set) var shapes: [String] = [] {
    willSet { log.append("\(shapes.count)->\(newValue.count)") }
  }
  var log: [String] = []
  lazy var history = History(canvas: self)
  func add(_ shape: String, at index: Int? = nil) {
    shapes.insert(shape, at: index ?? shapes.endIndex)
  }
  @discardableResult func remove(at index: Int) -> String { shapes.remove(at: index) }
}
final class AddCommand: Command {
  private unowned let canvas: Canvas
  private let shape: String
  private var index: Int?
  init(_ shape: String, on canvas: Canvas) { (self.shape, self.canvas) = (shape, canvas) }
  func execute() {
    index = canvas.shapes.count
    canvas.add(shape)
  }
  func undo() { if let index { canvas.remove(at: index) } }
}
final class RemoveCommand: Command {
  private unowned let canvas: Canvas
  private let index: Int
  private var removed: String?
  var title: String { "Remove #\(index)" }
  init(at index: Int, on canvas: Canvas) { (self.index, self.canvas) = (index, canvas) }
  func execute() { removed = canvas.remove(at: index) }
  func undo() { removed.map { canvas.add($0, at: index) } }
}
final class History {
  private weak var canvas: Canvas?
  private var done: [any Command] = []
  private var undone: [any Command] = []
  init(canvas: Canvas) { self.canvas = canvas }
  func run(_ commands: (any Command)...) {
    for command in commands {
      command.execute()
      done.append(command)
    }
    undone.removeAll()
  }
  @discardableResult func undo(_ count: Int = 1) -> [String] {
    (0..<count).compactMap { _ in
      guard let command = done.popLast() else { return nil }
      defer { undone.append(command) }
      command.undo()
      return command.title
    }
  }
  func redo() {
    guard let command = undone.popLast() else { return print("nothing to redo") }
    command.execute()
    done.append(command)
  }
  var canUndo: Bool { !done.isEmpty }
  var titles: [String] { done.map(\.title) }
}
let canvas = Canvas()
canvas.history.run(AddCommand("circle", on: canvas), AddCommand("square", on: canvas))
canvas.history.run(RemoveCommand(at: 0, on: canvas))
print(canvas.shapes, canvas.history.titles)
print(canvas.history.undo(2), canvas.shapes)
canvas.history.redo()
print(canvas.shapes, canvas.history.canUndo)
canvas.history.undo(9)
print(canvas.shapes, canvas.history.canUndo, canvas.log)
canvas.history.redo()
canvas.history.run(AddCommand("line", on: canvas))
canvas.history.redo()
print(canvas.shapes)
var maybe: Canvas? = Canvas()
let history = maybe!.history
print(maybe?.history === history)
maybe = nil
print(history.canUndo)
