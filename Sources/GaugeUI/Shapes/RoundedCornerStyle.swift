/// The form of a rounded corner. Both are drawn as a quarter of an ellipse: the difference is far below a cell.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}
