import GaugeUI

/// What a script's type makes views of: a view its body, a modifier or a style what it is given.
struct ScriptBody: View {
  let instance: Instance
  /// The method that makes the view, and what it is given; `nil` for the property `body`.
  var method: (name: String, arguments: [Value])?

  var body: Never { preconditionFailure("a script's view resolves itself") }

  func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    guard let runtime = Runtime.current else { return }
    runtime.viewDepth += 1
    defer { runtime.viewDepth -= 1 }
    guard runtime.viewDepth <= Budget.nestedViews, var inner = context.entered(ScriptBody.self)
    else {
      return runtime.fail(
        "views nest more than \(Budget.nestedViews) deep; '\(instance.type.name)' contains itself")
    }
    inner.identity = inner.identity.appending(instance.type.name.hashValue)
    let content = context.withCurrentEnvironment {
      let placed = instance.placed(at: inner.identity)
      return runtime.view { try kept(of: placed, at: inner.identity, in: runtime) }
    }
    content._resolve(in: inner, into: &nodes)
  }

  /// What the view makes, asked once for each drawing: one that is larger than its window is resolved several times,
  /// until its scale is found.
  private func kept(
    of placed: Instance, at identity: ViewIdentity, in runtime: Runtime
  ) throws -> AnyView {
    guard method == nil else { return try made(by: placed, in: runtime) }
    if let known = runtime.bodies[identity], known.instance.isSameView(as: instance) {
      return known.content
    }
    let content = try made(by: placed, in: runtime)
    runtime.bodies[identity] = (instance, content)
    return content
  }

  private func made(by placed: Instance, in runtime: Runtime) throws -> AnyView {
    guard let method else {
      return try Value.instance(placed).property("body").map { try AnyView.from($0) }
        ?? AnyView(EmptyView())
    }
    for member in placed.type.members[method.name] ?? [] {
      guard case .function(let body) = member.implementation else { continue }
      return try AnyView.from(body.call([.instance(placed)] + method.arguments, in: runtime))
    }
    return AnyView(EmptyView())
  }
}

/// A style of a script at work, for whatever it is a style of.
struct ScriptStyle {
  let instance: Instance

  private func view(_ configuration: some NativeValue) -> AnyView {
    AnyView(
      ScriptBody(instance: instance, method: ("makeBody", [.native(configuration)])))
  }
}

extension ScriptStyle: GaugeStyle {
  func makeBody(configuration: GaugeStyleConfiguration) -> AnyView { view(configuration) }
}
extension ScriptStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> AnyView { view(configuration) }
}
extension ScriptStyle: ToggleStyle {
  func makeBody(configuration: ToggleStyleConfiguration) -> AnyView { view(configuration) }
}
extension ScriptStyle: ProgressViewStyle {
  func makeBody(configuration: ProgressViewStyleConfiguration) -> AnyView { view(configuration) }
}
extension ScriptStyle: LabelStyle {
  func makeBody(configuration: LabelStyleConfiguration) -> AnyView { view(configuration) }
}
extension ScriptStyle: GroupBoxStyle {
  func makeBody(configuration: GroupBoxStyleConfiguration) -> AnyView { view(configuration) }
}

extension ScriptStyle: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> AnyView { view(configuration) }
}
extension ScriptStyle: DisclosureGroupStyle {
  func makeBody(configuration: DisclosureGroupStyleConfiguration) -> AnyView { view(configuration) }
}
extension ScriptStyle: LabeledContentStyle {
  func makeBody(configuration: LabeledContentStyleConfiguration) -> AnyView { view(configuration) }
}
extension ScriptStyle: ControlGroupStyle {
  func makeBody(configuration: ControlGroupStyleConfiguration) -> AnyView { view(configuration) }
}
extension ScriptStyle: MenuStyle {
  func makeBody(configuration: MenuStyleConfiguration) -> AnyView { view(configuration) }
}
extension ScriptStyle: DatePickerStyle {
  func makeBody(configuration: DatePickerStyleConfiguration) -> AnyView { view(configuration) }
}
extension ScriptStyle: FormStyle {
  func makeBody(configuration: FormStyleConfiguration) -> AnyView { view(configuration) }
}

extension Instance {
  /// The view with its states living at `identity`, and what it reads of the environment that is current.
  func placed(at identity: ViewIdentity) -> Instance {
    var placed = self
    for (index, field) in type.fields.enumerated() {
      if case .native(let reader as EnvironmentReader) = fields[index] {
        placed.fields[index] = .native(reader.current)
        continue
      }
      guard field.wrapper?.kind == .slot, case .native(var slot as StateSlot) = fields[index]
      else { continue }
      slot.location = StateSlot.Location(
        identity: identity, owner: type.name, name: field.name, initialText: field.initialText)
      placed.fields[index] = .native(slot)
    }
    return placed
  }

  /// Whether all that is kept in the view itself, and not at its place or around it, is the same.
  fileprivate func isSameView(as other: Instance) -> Bool {
    guard type === other.type else { return false }
    return type.fields.indices.allSatisfy { index in
      switch type.fields[index].wrapper?.kind {
      case .slot, .environment: true
      case .binding, nil: fields[index].equals(other.fields[index])
      }
    }
  }

  func conforms(to name: String) -> Bool {
    func names(_ nominal: Nominal) -> Bool {
      nominal.name == name
        || nominal.inherited.contains {
          if case .nominal(let inherited, _) = $0 { names(inherited) } else { false }
        }
    }
    return names(type.nominal) || type.extendedConformances.contains(where: names)
  }
}

/// A `Shape` of a script at work. Shapes may be asked for their path anywhere; drawing happens on the main actor.
nonisolated struct ScriptShape: InsettableShape {
  private let source: Source

  @MainActor init(_ instance: Instance) { source = Source(instance) }

  func path(in rect: CGRect) -> Path { MainActor.assumeIsolated { source.path(in: rect) } }

  /// What the script's own `inset(by:)` gives; of a shape without one, the shape.
  func inset(by amount: CGFloat) -> ScriptShape {
    MainActor.assumeIsolated { source.inset(by: amount).map { ScriptShape($0) } ?? self }
  }

  @MainActor private final class Source {
    let instance: Instance

    init(_ instance: Instance) { self.instance = instance }

    func path(in rect: CGRect) -> Path {
      Runtime.current?.attempt(otherwise: Path()) {
        try call("path", .native(rect)).map { try Path.from($0) } ?? Path()
      } ?? Path()
    }

    func inset(by amount: CGFloat) -> Instance? {
      Runtime.current?.attempt(otherwise: nil) {
        if case .instance(let inset) = try call("inset", .double(amount)) { inset } else { nil }
      } ?? nil
    }

    private func call(_ name: String, _ argument: Value) throws -> Value? {
      guard let runtime = Runtime.current else { return nil }
      for member in instance.type.members[name] ?? [] {
        guard case .function(let body) = member.implementation else { continue }
        return try body.call([.instance(instance), argument], in: runtime)
      }
      return nil
    }
  }
}

extension Runtime {
  /// The view that `make` gives; nothing, and a message, where it fails.
  func view(_ make: () throws -> AnyView) -> AnyView {
    attempt(otherwise: AnyView(EmptyView()), make)
  }

  /// What `make` gives; `otherwise`, and a message, where it fails.
  func attempt<Result>(otherwise: Result, _ make: () throws -> Result) -> Result {
    do {
      return try make()
    } catch let diagnostic as Diagnostic {
      failures.append(diagnostic)
    } catch let failure as ScriptFailure {
      fail(failure.message)
    } catch let error as BridgingError {
      fail("this value cannot be used as \(error.expected)")
    } catch {
      fail("an error was thrown: \(error)")
    }
    return otherwise
  }

  /// Notes something odd, once for each drawing and place.
  func warn(_ diagnostic: Diagnostic) {
    let isKnown = failures.contains {
      $0.message == diagnostic.message
        || $0.source == diagnostic.source && $0.range == diagnostic.range
    }
    guard !isKnown else { return }
    var warning = diagnostic
    warning.severity = .warning
    failures.append(warning)
  }

  /// Notes a failure that has no place of its own.
  func fail(_ message: String) {
    guard !failures.contains(where: { $0.message == message }) else { return }
    failures.append(Diagnostic(.error, message, in: place.source, at: place.range))
  }
}
