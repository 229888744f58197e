import GaugeUI
import Testing

@MainActor
@Suite("Gauges as they are published draw what their pages show")
struct PublishedExampleTests {
  @Test("Upload status: half a bar under its label; with labels, percentages around it")
  func uploadStatus() {
    #expect(
      boxes(UploadStatus.ContentView()) == [
        "\"Upload Status\" at 184 0", "fill 0 16 480×16", "fill 0 16 240×16",
      ])
    #expect(
      boxes(UploadStatus.Labelled()) == [
        "\"Upload Status\" at 184 0", "\"0%\" at 0 16", "fill 24 16 416×16", "fill 24 16 208×16",
        "\"100%\" at 448 16", "\"50%\" at 224 32",
      ])
  }

  @Test("Speedometer: half of 200, with unit and bounds")
  func speedometer() {
    #expect(
      boxes(Speedometer.SpeedometerView()) == [
        "\"Speed\" at 216 0", "\"0\" at 0 16", "fill 16 16 432×16", "fill 16 16 216×16",
        "\"200\" at 456 16", "\"100km/h\" at 208 32",
      ])
  }

  @Test("Image labels: a symbol above, a symbol beside the value; purple where tinted")
  func imageLabels() throws {
    let plain = boxes(Speedometer.ImageLabels())
    #expect(plain.count == 7)
    #expect(plain.last == "\"100km/h\" at 216 32")
    #expect(plain.first == "\"◑\" at 232 0")
    #expect(boxes(Speedometer.Purple()) == plain)
    let drawing = Speedometer.Purple().drawing(columns: 60, rows: nil)
    let purple = Paint.color(Color.purple.resolve(in: EnvironmentValues()))
    #expect(
      drawing.items.contains { item in
        if case .fill(_, _, let paint) = item.content { paint == purple } else { false }
      })
  }

  @Test("Custom style: disc, arc, ticks, and the value as large as it asks")
  func customStyle() {
    let drawing = CustomStyle.CustomGaugeView().drawing(columns: 60, rows: nil)
    // The arc's line reaches ten points out of the disc on the left and above: a cell each. On the right a tick does by five,
    // of which the cell that the disc ends in shows four.
    #expect(drawing.size == CGSize(width: 312, height: 316))
    let boxes = boxes(drawing)
    #expect(boxes.first == "fill 8 16 300×300")
    #expect(boxes[1].hasPrefix("stroke 20"))
    #expect(boxes[2].hasPrefix("stroke 10"))
    // 140 in five rows, then the unit below it, in the middle.
    #expect(boxes.count == 5)
    #expect(boxes.last == "\"KM/H\" at 144 192 bold")
  }

  @Test("Previews: each view of the provider")
  func previews() {
    let previews = boxes(CustomStyle.ContentView_Previews.previews)
    let alone = [
      boxes(CustomStyle.ContentView()), boxes(CustomStyle.SpeedometerView()),
      boxes(CustomStyle.CustomGaugeView()),
    ]
    #expect(previews.count == alone.map(\.count).reduce(0, +))
  }

  @Test("Battery level and BPM: linear by themselves, circular when asked")
  func reference() {
    #expect(boxes(Battery.SimpleGauge()).last == "fill 0 16 192×16")
    #expect(boxes(HeartRate.LabeledGauge()).last == "\"67\" at 232 32")
    for view in [
      AnyView(HeartRate.CircularLabeledGauge()), AnyView(HeartRate.StyledGauge()),
      AnyView(HeartRate.GradientGauge()),
    ] {
      let texts = boxes(view).filter { $0.hasPrefix("\"") }
      #expect(texts.count == 3)
      #expect(texts.first == "\"67\" at 48 48")
      #expect(size(view) == CGSize(width: 112, height: 112))
    }
  }
}
