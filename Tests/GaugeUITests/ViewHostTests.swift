import Testing

@testable import GaugeUI

/// A view drawn by a host that has drawn others before comes out as one that is drawn for the first time.
@MainActor struct ViewHostTests {
  @Test(arguments: 0..<60)
  func keptDrawingIsFreshDrawing(seed: Int) {
    var random = RandomSource(seed: seed)
    var tree = RandomTree(depth: 4, using: &random)
    let host = ViewHost()
    var environment = EnvironmentValues()
    for step in 0..<40 {
      if step % 13 == 12 { environment.colorScheme = random.pick([.light, .dark]) }
      let width = step % 7 == 6 ? CGFloat(random.below(60)) * 8 : 320
      let proposal = ProposedViewSize(width: width, height: random.below(5) == 0 ? 160 : nil)
      let kept = host.drawing(of: tree.view, proposal: proposal, environment: environment)
      let fresh = tree.view.drawing(proposal: proposal, environment: environment)
      #expect(kept == fresh, "seed \(seed), step \(step): \(tree)")
      guard kept == fresh else { return }
      tree.change(using: &random)
    }
  }

  @Test(arguments: 0..<20)
  func windowsOfEverySizeShowFreshDrawings(seed: Int) {
    var random = RandomSource(seed: 1_000 + seed)
    var tree = RandomTree(depth: 3, using: &random)
    let host = ViewHost()
    for _ in 0..<12 {
      let (columns, rows) = (1 + random.below(50), random.pick([nil, 3, 12, 24]))
      #expect(
        host.drawing(of: tree.view, columns: columns, rows: rows)
          == tree.view.drawing(columns: columns, rows: rows))
      tree.change(using: &random)
    }
  }

  /// What the tests above are worth: they would see it if something were kept that had changed.
  @Test func staleViewShows() {
    struct Stubborn: View, Equatable {
      let number: Int

      var body: some View { Text("\(number)") }

      nonisolated static func == (left: Stubborn, right: Stubborn) -> Bool { true }
    }
    let host = ViewHost()
    let proposal = ProposedViewSize.unspecified
    _ = host.drawing(of: Stubborn(number: 1), proposal: proposal)
    let kept = host.drawing(of: Stubborn(number: 2), proposal: proposal)
    #expect(kept == Stubborn(number: 1).drawing(proposal: proposal))
    #expect(kept != Stubborn(number: 2).drawing(proposal: proposal))
  }
}

// What is kept.
extension ViewHostTests {
  private static func parts(_ view: some View, by host: ViewHost) -> [Drawing.Part] {
    host.drawing(of: view, proposal: ProposedViewSize(width: 320, height: nil)).parts
  }

  @Test func unchangedPartsAreTheSameObjects() {
    func gauge(_ value: Double) -> some View {
      Gauge(value: value) {
        Text("Speed")
      } currentValueLabel: {
        Text("\(Int(value * 100))")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
    }
    let host = ViewHost()
    let before = Self.parts(gauge(0.5), by: host)
    let same = Self.parts(gauge(0.5), by: host)
    let after = Self.parts(gauge(0.51), by: host)
    #expect(before.count == 6)
    #expect(zip(before, same).allSatisfy { $0 === $1 })
    #expect(zip(before, after).map { $0 === $1 } == [true, true, true, false, true, false])
  }

  @Test func bodyOfTheSamePlainDataIsNotAskedAgain() {
    struct Row: View {
      static var count = 0
      let value: Int

      var body: some View {
        Self.count += 1
        return Text("\(value)")
      }
    }
    func rows(_ values: [Int]) -> some View {
      VStack { ForEach(values.indices, id: \.self) { Row(value: values[$0]) } }
    }
    let host = ViewHost()
    _ = Self.parts(rows([1, 2, 3]), by: host)
    #expect(Row.count == 3)
    _ = Self.parts(rows([1, 2, 3]), by: host)
    #expect(Row.count == 3)
    _ = Self.parts(rows([1, 5, 3]), by: host)
    #expect(Row.count == 4)
    _ = Self.parts(rows([1, 5, 3]).font(.largeTitle), by: host)
    #expect(Row.count == 7)
  }

  @Test func partsKeepTheirPlaces() {
    func columns(at row: Int, in column: Int) -> some View {
      HStack {
        ForEach(0..<4) { index in
          VStack { ForEach(0..<30) { Text("\($0 == row && index == column ? 1 : 0)") } }
        }
      }
    }
    let host = ViewHost()
    let before = Self.parts(columns(at: 3, in: 1), by: host)
    let after = Self.parts(columns(at: 4, in: 1), by: host)
    #expect(before.count == 120)
    #expect(after.count == 120)
    #expect(after.indices.filter { before[$0] !== after[$0] } == [33, 34])
  }

  /// Every value of the environment is either compared or counts as changed: one that is added has to be compared too.
  @Test func everyValueOfTheEnvironmentIsCompared() {
    let storage = Mirror(reflecting: EnvironmentValues()).children.first?.value
    let values = storage.flatMap { Mirror(reflecting: $0).children.first?.value }
    let names = values.map { Mirror(reflecting: $0).children.compactMap(\.label) }
    #expect(
      names == [
        "colorScheme", "font", "multilineTextAlignment", "lineLimits",
        "truncationMode", "minimumScaleFactor", "keepsWords", "isEnabled", "locale",
        "textAttributes",
        "gaugeStyle", "tint", "foregroundStyle", "metrics", "medium", "isInList",
        "isChoosing", "labelsAreHidden", "redactionReasons", "controlStyles", "navigationBar",
        "custom",
      ])
  }
}
