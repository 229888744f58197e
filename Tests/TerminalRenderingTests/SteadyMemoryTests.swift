#if os(Linux)
  import GaugeUI
  import TerminalRendering
  import Testing

  /// A program that draws for days takes no more memory than one that draws for a second.
  struct SteadyMemoryTests {
    /// In a process of its own, where nobody else allocates. One block of memory kept for each frame would be
    /// 640,000 bytes.
    @Test func framesLeaveNothingBehind() async {
      await #expect(processExitsWith: .success) {
        let growth = await MainActor.run { () -> Int? in
          var frames = [Frames { gauge($0) }, Frames { ring($0) }, Frames { rows($0) }]
          // What is kept from frame to frame finds its size while all values come up.
          for index in frames.indices { frames[index].draw(2_000) }
          guard let before = residentBytes() else { return nil }
          for index in frames.indices { frames[index].draw(6_700) }
          return residentBytes().map { $0 - before }
        }
        let bytes = try #require(growth)
        #expect(bytes < 400_000)
      }
    }
  }

  /// The memory that this process has, in bytes. Counted page by page: the running count that is told besides is inexact by
  /// some hundred kilobytes on a busy machine.
  private func residentBytes() -> Int? {
    let lines = try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)
      .split(separator: "\n")
    let count = lines?.first { $0.hasPrefix("Rss:") }?.split(separator: " ").dropFirst().first
    return count.flatMap { Int($0) }.map { $0 * 1_024 }
  }

  /// A view's frames, from its value to what is written.
  @MainActor private struct Frames {
    private let host = ViewHost()
    private let renderer = FrameRenderer(DrawingRenderer(glyphs: .blocks, depth: .truecolor))
    private var cursor = FrameCursor()
    private let view: (Double) -> AnyView

    init(_ view: @escaping (Double) -> some View) { self.view = { AnyView(view($0)) } }

    mutating func draw(_ count: Int) {
      for step in 1...count {
        let value = Double(step % 101) / 100
        renderer.draw(
          host.drawing(of: view(value), proposal: ProposedViewSize(width: 160, height: nil)))
        _ = renderer.update(cursor: &cursor)
      }
    }
  }

  @MainActor private func gauge(_ value: Double) -> some View {
    Gauge(value: value) {
      Text("Speed")
    } currentValueLabel: {
      Text("\(Int(value * 200)) km/h")
    }
    .tint(.green)
  }

  @MainActor private func ring(_ value: Double) -> some View {
    Circle().trim(from: 0, to: value).stroke(.blue, lineWidth: 4).frame(width: 32, height: 32)
  }

  @MainActor private func rows(_ value: Double) -> some View {
    VStack {
      ForEach(0..<3) { row in
        HStack {
          Text("\(row)").overlay { Circle().fill(.red).opacity(value) }
          Gauge(value: value * Double(row) / 2) { Text("\(Int(value * 10_000))") }
        }
      }
    }
  }
#endif
