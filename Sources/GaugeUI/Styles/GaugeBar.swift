/// The leading part of a bar: a shape as wide as a fraction of its room. A gradient on it still spans the whole room.
///
/// Only at 0 it is empty, and only at 1 full.
nonisolated struct BarFill<Bar: Shape>: Shape {
  let fraction: Double
  /// The least that shows, in points, of the filled part and of the rest.
  let least: CGFloat
  /// Of what width, in points, the drawing's columns are that the filled part ends between; 0 for it to end anywhere.
  var step: CGFloat = 0
  /// Last, since shapes are compared bit by bit: bits between this and another number would have no value.
  let bar: Bar

  var _followsOrigin: Bool { true }
  static var _standsInRows: Bool { true }
  static var _takesAnySize: Bool { true }

  func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    var filled = rect
    if fraction < 1, rect.width > 2 * least {
      var end = rect.minX + rect.width * fraction
      if step > 0 { end = (end / step).rounded() * step }
      filled.size.width = min(max(end - rect.minX, least), rect.width - least)
    }
    return bar._placed(in: filled)
  }
}

extension BarFill where Bar == Capsule {
  /// The filled part of a bar half a row high.
  init(_ fraction: Double, on resolution: BarResolution) {
    self.init(
      fraction: fraction, least: resolution.halfRow,
      step: resolution.medium.isExact ? 0 : resolution.halfRow, bar: Capsule())
  }
}

/// A bar one row high, which in characters fills a row of its own wherever it begins: half of it over each of two rows
/// would cover the texts beside it.
nonisolated struct RowBar<Bar: Shape>: Shape {
  let bar: Bar
  let resolution: BarResolution

  var _followsOrigin: Bool { true }
  static var _standsInRows: Bool { true }
  static var _takesAnySize: Bool { true }

  func path(in rect: CGRect) -> Path {
    guard !resolution.medium.isExact else { return bar._placed(in: rect) }
    var row = rect
    row.origin.y = resolution.metrics.cellCorner(nearest: rect.origin).y
    return bar._placed(in: row)
  }
}

/// The whole length of a bar half a row high.
nonisolated struct BarTrack: Shape {
  let resolution: BarResolution

  var _followsOrigin: Bool { true }
  static var _standsInRows: Bool { true }
  static var _takesAnySize: Bool { true }

  func path(in rect: CGRect) -> Path {
    // Letters show no rounded ends, and would only shade them otherwise.
    if resolution.medium.isLetters { return Path(rect) }
    guard resolution.hasThinTrack else { return Capsule().path(in: rect) }
    // Characters have thin lines along the edges of a row.
    let row = resolution.metrics.cellHeight
    let isUpper = rect.midY - (rect.midY / row).rounded(.down) * row < row / 2
    return Path(
      CGRect(
        x: rect.minX, y: isUpper ? rect.minY : rect.midY, width: rect.width,
        height: rect.height / 2))
  }
}

/// The round marker on a bar, which at the ends stays within it.
///
/// In characters it moves by the steps that show it whole, and stands at an end only where the value does.
nonisolated struct BarMarker: Shape {
  let fraction: Double
  let resolution: BarResolution

  var _followsOrigin: Bool { true }
  static var _standsInRows: Bool { true }
  static var _takesAnySize: Bool { true }

  func path(in rect: CGRect) -> Path {
    Path(marker: place(in: rect), on: resolution.medium)
  }

  /// What is cleared for it: beside a thin line, of which half a column is a blot, whole columns.
  func room(in rect: CGRect) -> CGRect {
    let room = place(in: rect).insetBy(dx: -resolution.marker, dy: -resolution.marker)
    guard resolution.hasThinTrack, !resolution.medium.isExact else { return room }
    let column = resolution.metrics.cellWidth
    let start = (room.minX / column).rounded(.down) * column
    let end = (room.maxX / column).rounded(.up) * column
    return CGRect(x: start, y: room.minY, width: end - start, height: room.height)
  }

  private func place(in rect: CGRect) -> CGRect {
    let size = rect.height
    var start = rect.minX + fraction * (rect.width - size)
    if !resolution.medium.isExact {
      start = (start / resolution.marker).rounded() * resolution.marker
      let step = fraction > 0 && fraction < 1 ? resolution.marker : 0
      let least = min(step, (rect.width - size) / 2)
      start = min(max(start, rect.minX + least), rect.maxX - size - least)
    }
    return CGRect(x: start, y: rect.minY, width: size, height: size)
  }
}

/// What is cleared around the marker on a bar: in characters whole parts of columns, elsewhere a circle.
nonisolated struct BarMarkerRoom: Shape {
  let marker: BarMarker

  var _followsOrigin: Bool { true }

  func path(in rect: CGRect) -> Path {
    let room = marker.room(in: rect)
    return marker.resolution.medium.isExact ? Path(ellipseIn: room) : Path(room)
  }
}

/// Everything but a shape, to clip to with the even-odd rule.
nonisolated struct Surroundings<Hole: Shape>: Shape {
  let hole: Hole

  var _followsOrigin: Bool { true }

  func path(in rect: CGRect) -> Path {
    var path = Path(rect)
    path.addPath(hole._placed(in: rect))
    return path
  }
}

extension View {
  /// This view with `hole` left out.
  nonisolated func cleared(_ hole: some Shape) -> some View {
    clipShape(Surroundings(hole: hole), style: FillStyle(eoFill: true))
  }
}

extension Path {
  /// A round marker as large as it can be in a square.
  ///
  /// With block characters its corners are less round, since of a circle of a cell or two they show no more than blurred
  /// edges; letters have round forms.
  init(marker square: CGRect, on medium: Medium) {
    self =
      medium.isExact || medium.isLetters
      ? Path(ellipseIn: square) : Path(roundedRect: square, cornerRadius: square.height / 4)
  }
}
