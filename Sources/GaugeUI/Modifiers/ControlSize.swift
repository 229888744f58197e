/// How large controls are, as SwiftUI's `ControlSize`. Gauges look the same in each.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}
