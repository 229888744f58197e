import SwiftUI

struct ScoreBoard: View {
  struct Team: Identifiable, Comparable {
    let id: String
    var points: Int

    static func < (left: Team, right: Team) -> Bool { left.points < right.points }
  }

  @State private var teams = [
    Team(id: "Foxes", points: 18), Team(id: "Owls", points: 31), Team(id: "Bears", points: 24),
  ]

  private var best: Int { teams.map(\.points).max() ?? 1 }

  var body: some View {
    List(teams.sorted(by: >)) { team in
      HStack {
        Text(team.id)
          .frame(width: 64, alignment: .leading)
        Gauge(value: Double(team.points), in: 0...Double(best)) {
          EmptyView()
        }
        .tint(team.points == best ? .yellow : .gray)
        Text(String(team.points))
          .monospacedDigit()
          .frame(width: 32, alignment: .trailing)
      }
      .swipeActions { Button("Remove", role: .destructive) {} }
    }
    .listStyle(PlainListStyle())
  }
}

#Preview { ScoreBoard() }
