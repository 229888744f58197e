/// Values that are collected over and over: no look at who else may hold them, and no memory once there is room enough.
struct Room<Element: ~Copyable>: ~Copyable {
  fileprivate var base: UnsafeMutablePointer<Element>
  fileprivate var capacity: Int
  fileprivate(set) var count = 0

  init(capacity: Int = 16) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }
}

extension Room where Element: ~Copyable {
  @inline(__always) var isEmpty: Bool { count == 0 }
  @inline(__always) var indices: Range<Int> { 0..<count }

  /// A value at a place below `count`.
  @inline(__always) subscript(index: Int) -> Element {
    _read {
      assert(index < count)
      yield base[index]
    }
    nonmutating _modify {
      assert(index < count)
      yield &base[index]
    }
  }

  /// The values, good until one is added or taken out.
  @inline(__always) var values: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base, count: count)
  }

  @inline(__always) mutating func append(_ value: consuming Element) {
    if count == capacity { grow(to: capacity * 2) }
    (base + count).initialize(to: value)
    count &+= 1
  }

  @inline(__always) mutating func removeAll() { removeLast(count) }

  @inline(__always) mutating func removeLast(_ number: Int) {
    count &-= number
    (base + count).deinitialize(count: number)
  }

  // Seldom: where it is called there is to be no more than that.
  @inline(never) fileprivate mutating func grow(to least: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: least)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = least
  }
}

extension Room {
  init(repeating value: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  /// Puts a value before the one at a place.
  mutating func insert(_ value: Element, at place: Int) {
    append(value)
    var index = count - 1
    while index > place {
      swap(&base[index], &base[index - 1])
      index -= 1
    }
  }

  /// Makes these the values of another.
  @inline(__always) mutating func copy(_ other: borrowing Room<Element>) {
    removeAll()
    if other.count > capacity { grow(to: other.count) }
    base.initialize(from: other.base, count: other.count)
    count = other.count
  }
}
