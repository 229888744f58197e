/// What a view is resolved in: the environment around it and its place in the tree.
public struct _ViewContext {
  /// The values that views above have set.
  public var environment: EnvironmentValues
  /// This view's place: the same in each resolution as long as the structure above it is the same.
  public var identity: ViewIdentity
  /// How deep the view stands: one for each modifier or stack above, five for each body, whose own code takes stack too.
  @usableFromInline var depth = 0
  /// The axis of the stack around; `nil` where none is, or a `ZStack`.
  @usableFromInline var stackAxis: Axis?

  /// What stands deeper than this draws nothing: a view that contains itself ends here.
  ///
  /// A debug build on a stack of 8 MB was seen to reach 3000.
  @usableFromInline static var depthLimit: Int { 2000 }

  public init(environment: EnvironmentValues = EnvironmentValues(), identity: ViewIdentity = .root)
  {
    self.environment = environment
    self.identity = identity
  }

  /// The context of the body of a view of `type`; `nil` where the tree is too deep.
  @MainActor @inlinable public func entered(_ type: Any.Type) -> _ViewContext? {
    guard depth < Self.depthLimit else {
      _ViewBudget.leaveOut()
      return nil
    }
    var inner = self
    inner.depth += 5
    inner.identity = identity.appending(Int(bitPattern: ObjectIdentifier(type)))
    return inner
  }

  /// The context of the view inside a modifier; `nil` where the tree is too deep.
  @MainActor @inlinable func deeper() -> _ViewContext? {
    guard depth < Self.depthLimit else {
      _ViewBudget.leaveOut()
      return nil
    }
    var inner = self
    inner.depth += 1
    return inner
  }

  /// The context of the child at `index`, or in the branch or with the identifier that hashes so.
  @inlinable public func child(_ index: Int) -> _ViewContext {
    var inner = self
    inner.identity = identity.appending(index)
    return inner
  }

  /// The context with one value of the environment changed.
  public func setting<Value>(
    _ key: WritableKeyPath<EnvironmentValues, Value>, to value: Value
  ) -> _ViewContext {
    var inner = self
    inner.environment[keyPath: key] = value
    return inner
  }

  /// Runs `body` while `@Environment` reads from this context.
  @MainActor @inlinable
  public func withCurrentEnvironment<Result>(_ body: () -> Result) -> Result {
    let outer = EnvironmentValues.enter(environment)
    defer { EnvironmentValues.leave(to: outer) }
    return body()
  }
}

/// A place in the tree of views, as a hash of the steps that lead to it.
public struct ViewIdentity: Hashable, Sendable {
  @usableFromInline var hash: UInt64

  @usableFromInline init(hash: UInt64) { self.hash = hash }

  /// The top of the tree.
  public static var root: ViewIdentity { ViewIdentity(hash: 0xcbf2_9ce4_8422_2325) }

  /// The place one step below.
  @inlinable public func appending(_ step: Int) -> ViewIdentity {
    var mixed = (hash ^ UInt64(bitPattern: Int64(step))) &* 0x9e37_79b9_7f4a_7c15
    mixed ^= mixed >> 29
    return ViewIdentity(hash: mixed &* 0xbf58_476d_1ce4_e5b9)
  }
}
