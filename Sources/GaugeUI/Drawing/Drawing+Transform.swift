extension Drawing {
  /// This drawing moved and scaled, its text set in the cells of `metrics` nearest to where it comes to lie.
  package func applying(_ transform: CGAffineTransform, metrics: CellMetrics) -> Drawing {
    var context = DrawingContext(metrics: metrics)
    context.transform = transform
    for item in items {
      context.clips = item.clips.map { Clip($0.path.applying(transform), style: $0.style) }
      context.opacity = item.opacity
      context.mixing = item.mixing
      if case .text(let string, let corner, let attributes) = item.content {
        let corner = metrics.cellCorner(nearest: corner.applying(transform))
        context.add(.text(string, at: corner, attributes))
      } else {
        context.add(item.content)
      }
    }
    let corner = CGPoint(x: size.width, y: size.height).applying(transform)
    return Drawing(
      size: CGSize(width: corner.x, height: corner.y), metrics: metrics, parts: context.parts)
  }

  /// Drawings in rows, each of `columns` cells, from the top leading corner; a row is as high as the highest in it.
  package static func tiled(_ drawings: [Drawing], columns: Int, across: Int) -> Drawing {
    let metrics = CellMetrics.standard
    var whole = Drawing(metrics: metrics)
    for start in stride(from: 0, to: drawings.count, by: max(1, across)) {
      let row = drawings[start..<min(start + max(1, across), drawings.count)]
      let top = whole.size.height
      for (index, drawing) in row.enumerated() {
        // Cells lie on cells, whatever their shape.
        let placed = drawing.applying(
          CGAffineTransform(
            a: metrics.cellWidth / drawing.metrics.cellWidth, b: 0, c: 0,
            d: metrics.cellHeight / drawing.metrics.cellHeight,
            tx: CGFloat(index * columns) * metrics.cellWidth, ty: top),
          metrics: metrics)
        whole.parts += placed.parts
        whole.size.width = max(whole.size.width, placed.size.width)
        let bottom = (placed.size.height / metrics.cellHeight).rounded(.up) * metrics.cellHeight
        whole.size.height = max(whole.size.height, bottom)
      }
    }
    return whole
  }
}
