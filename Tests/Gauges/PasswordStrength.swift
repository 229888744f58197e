import SwiftUI

struct PasswordStrength: View {
  @State private var password = "correct horse"
  @FocusState private var isFocused: Bool

  private var strength: Double {
    var score = 0.0
    if password.count >= 8 { score += 0.25 }
    if password.contains(where: \.isNumber) { score += 0.25 }
    if password.contains(where: \.isUppercase) { score += 0.25 }
    if password.contains(where: { !$0.isLetter }) { score += 0.25 }
    return score
  }

  private var color: Color {
    switch strength {
    case ..<0.3: .red
    case 0.3..<0.7: .orange
    default: .green
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      SecureField("Password", text: $password)
        .textFieldStyle(.roundedBorder)
        .focused($isFocused)
        .textContentType(.password)
        .autocorrectionDisabled()
      Gauge(value: strength) {
        EmptyView()
      }
      .gaugeStyle(.accessoryLinearCapacity)
      .tint(color)
      Text(strength < 0.5 ? "Weak" : strength < 0.9 ? "Good" : "Strong")
        .font(.footnote)
        .foregroundStyle(color)
    }
    .padding()
  }
}

#Preview { PasswordStrength() }
