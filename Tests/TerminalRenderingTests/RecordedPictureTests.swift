import Foundation
import GaugeUI
import Testing

@testable import TerminalRendering

/// Pictures of `Tests/Pictures`: every style with every set of labels at its least, half and greatest value, without colours,
/// a file for each set of characters; and the large letters.
///
/// `RECORD_PICTURES=1 swift test --filter RecordedPictureTests` records them anew; the change to the files is what to
/// review.
@Suite @MainActor struct RecordedPictureTests {
  private nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Pictures")

  private static let isRecording =
    ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil

  private func expectRecorded(_ picture: String, as name: String) throws {
    let file = Self.folder.appendingPathComponent(name + ".txt")
    if Self.isRecording { try picture.write(to: file, atomically: true, encoding: .utf8) }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(picture == recorded, "\(name)\n\(picture)")
  }

  @Test(arguments: GlyphSet.all.map(\.name))
  func `every style looks as recorded`(set name: String) throws {
    let set = try #require(GlyphSet(named: name))
    var text = ""
    for style in SampleStyle.all {
      for labels in SampleLabels.allCases {
        text += "\(style.name), \(labels.rawValue)\n"
        let pictures = [0, 0.5, 1].map { value in
          style.picture(value, labels, columns: 20, set)
        }
        text += sideBySide(pictures, columns: 20) + "\n\n"
      }
    }
    try expectRecorded(text, as: name)
  }

  @Test(arguments: [34, 48, 80] as [CGFloat])
  func `large letters look as recorded`(size: CGFloat) throws {
    var text = ""
    for weight in [Font.Weight.regular, .bold] {
      for line in SampleLetters.lines {
        let view = Text(verbatim: line).font(.system(size: size, weight: weight)).fixedSize()
        text +=
          DrawingRenderer(glyphs: .blocks, depth: .none)
          .grid(view.drawing(proposal: .unspecified)).plainText + "\n"
      }
    }
    try expectRecorded(text, as: "letters-\(Int(size))")
  }
}

/// What holds for every style on every set of characters, with colours and without.
@Suite @MainActor struct StyleInvariantTests {
  nonisolated static let looks: [(set: String, depth: ColorDepth)] = GlyphSet.all.flatMap { set in
    [ColorDepth.none, .ansi16, .truecolor].map { (set.name, $0) }
  }

  @Test(arguments: looks)
  func `only nothing looks empty, and only all looks full`(
    set name: String, depth: ColorDepth
  ) throws {
    let set = try #require(GlyphSet(named: name))
    for style in SampleStyle.all {
      for labels in [SampleLabels.none, .bounds] {
        for columns in [20, 37] {
          let shown = [0, 0.001, 0.009, 0.5, 0.991, 0.999, 1].map {
            style.grid($0, labels, columns: columns, set, depth: depth)
          }
          let comment: Comment = "\(style.name), \(labels), \(columns) columns"
          #expect(shown.dropFirst().allSatisfy { $0 != shown[0] }, comment)
          #expect(shown.dropLast().allSatisfy { $0 != shown[6] }, comment)
        }
      }
    }
  }

  @Test(arguments: looks)
  func `beyond its ends a value looks like the nearest`(
    set name: String, depth: ColorDepth
  ) throws {
    let set = try #require(GlyphSet(named: name))
    for style in SampleStyle.all {
      func grid(_ value: Double, in range: ClosedRange<Double> = 0...1) -> CellGrid {
        TerminalRenderingTests.grid(
          style.apply(
            Gauge(value: value, in: range) {
              Text("Speed")
            } currentValueLabel: {
              Text("?")
            }), columns: 20, rows: 8, set, depth: depth)
      }
      #expect(grid(-3) == grid(0))
      #expect(grid(.nan) == grid(0))
      #expect(grid(7) == grid(1))
      #expect(grid(5, in: 5...5) == grid(0))
    }
  }

  /// Track, fill and marker in different characters, none of them by colour.
  @Test(arguments: GlyphSet.all.map(\.name))
  func `without colours a marker is made of other characters than its track`(
    set name: String
  ) throws {
    let set = try #require(GlyphSet(named: name))
    for style in SampleStyle.all {
      func characters(_ value: Double) -> [Character] {
        style.picture(value, .none, columns: 20, set).filter { !$0.isWhitespace }
      }
      // Most of a gauge at nothing is track.
      let empty = characters(0)
      let track = Set(empty).max { one, other in
        empty.count { $0 == one } < empty.count { $0 == other }
      }
      for value in [0, 0.3, 0.5, 1] {
        let solid = characters(value).filter { $0 != track }
        let comment: Comment = "\(style.name) at \(value): \(characters(value))"
        if style.hasMarker {
          #expect((1...6).contains(solid.count), comment)
        } else {
          #expect(solid.isEmpty == (value == 0), comment)
          #expect((solid.count == characters(value).count) == (value == 1), comment)
        }
      }
    }
  }

  @Test(arguments: [
    ["9%", "10%", "100%"], ["0.5", "12.75"], ["9 km/h", "140 km/h"], ["1", "1,234"],
  ])
  func `nothing moves while a value gains digits`(values: [String]) {
    for style in SampleStyle.all {
      for columns in [14, 20, 60] {
        let pictures = Set(
          values.map { value in
            let view = Gauge(value: 0.3) {
              Text("Speed")
            } currentValueLabel: {
              Text(value)
            }
            // The value itself is left out, by where it is drawn.
            return boxesOfShapes(style.apply(view), columns: columns)
          })
        #expect(pictures.count == 1, "\(style.name), \(columns) columns")
      }
    }
  }

  private func boxesOfShapes(_ view: some View, columns: Int) -> [Drawing.Item.Place] {
    view.drawing(columns: columns, rows: nil).items.compactMap(Drawing.Item.Place.init)
  }
}

extension Drawing.Item {
  /// Where a shape is drawn; text has none.
  fileprivate struct Place: Hashable {
    let x, y, width, height: CGFloat

    init?(_ item: Drawing.Item) {
      let path: Path
      switch item.content {
      case .fill(let filled, _, _): path = filled
      case .stroke(let line, _, _): path = line
      case .text: return nil
      }
      let bounds = path.boundingRect
      (x, y, width, height) = (bounds.minX, bounds.minY, bounds.width, bounds.height)
    }
  }
}
