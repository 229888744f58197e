import GaugeUI
internal import SwiftSyntax

// `#Preview(traits: .fixedLayout(width: 300, height: 80), .modifier(Sample())) { … }`: what a preview says of its room and of
// what is around its view. Other traits are about devices, of which there are none here.
extension Checker {
  /// What each trait makes of the view.
  func traits(of arguments: LabeledExprListSyntax) -> [(Evaluate) -> Evaluate] {
    arguments.drop { $0.label?.plainText != "traits" }.compactMap { argument in
      guard let call = argument.expression.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      else { return nil }
      switch name.plainText {
      case "modifier": return call.arguments.first.flatMap { modifier($0.expression) }
      case "fixedLayout": return room(call.arguments)
      default: return nil
      }
    }
  }

  /// The view in a preview modifier of the script's.
  private func modifier(_ syntax: ExprSyntax) -> ((Evaluate) -> Evaluate)? {
    let modifier = check(syntax, hint: nil)
    guard !isError(modifier.type) else { return nil }
    return { view in
      Evaluate { frame in
        guard case .instance(let instance) = try modifier.evaluate(frame) else {
          return try view(frame)
        }
        let content = Value.native(try AnyView.from(try view(frame)))
        let context = try instance.sharedContext(in: frame.runtime)
        return .native(
          AnyView(ScriptBody(instance: instance, method: ("body", [content, context]))))
      }
    }
  }

  /// The view in a room of a size, in points.
  private func room(_ arguments: LabeledExprListSyntax) -> ((Evaluate) -> Evaluate)? {
    let sizes = arguments.map { check($0.expression, hint: type("CGFloat")) }
    guard sizes.count == 2, !sizes.contains(where: { isError($0.type) }) else { return nil }
    return { view in
      Evaluate { frame in
        let size = try sizes.map { try CGFloat.from(try $0.evaluate(frame)) }
        return .native(
          AnyView(
            try AnyView.from(try view(frame)).frame(width: size[0], height: size[1])))
      }
    }
  }
}

extension Instance {
  /// What a preview modifier has for all its previews: nothing where it says so nowhere.
  fileprivate func sharedContext(in runtime: Runtime) throws -> Value {
    let body = type.members["makeSharedContext"]?.lazy.compactMap(\.body).first
    return try body.map { try $0.call([], in: runtime) } ?? .void
  }
}
