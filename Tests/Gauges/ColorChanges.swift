import GaugeUI

/// One badge in colours that are changed as a whole, greyed where it is off.
struct ColorBadge: View {
  var level: Double
  var body: some View {
    ZStack {
      Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
      Circle().trim(from: 0, to: level).stroke(.white, lineWidth: 8).rotationEffect(.degrees(-90))
        .padding(8)
      Text(level, format: .percent).foregroundStyle(.black)
    }
    .frame(width: 80, height: 80)
  }
}

struct ColorChanges: View {
  var body: some View {
    VStack {
      HStack {
        ColorBadge(level: 0.25)
        ColorBadge(level: 0.25).grayscale(1)
        ColorBadge(level: 0.5).saturation(0.4)
        ColorBadge(level: 0.5).hueRotation(.degrees(120))
      }
      HStack {
        ColorBadge(level: 0.75).brightness(-0.3)
        ColorBadge(level: 0.75).contrast(0.5)
        ColorBadge(level: 1).colorInvert()
        ColorBadge(level: 1).colorMultiply(.mint)
      }
      HStack {
        Color.purple.frame(width: 80, height: 32).mask { ColorBadge(level: 0.5).luminanceToAlpha() }
        VStack(alignment: .leading) {
          Text("Title of a card").font(.headline)
          Text("What is still to come")
        }
        .redacted(reason: .placeholder)
        ZStack {
          RoundedRectangle(cornerRadius: 8).fill(.orange)
          Circle().padding(8).blendMode(.destinationOut)
        }
        .compositingGroup()
        .frame(width: 96, height: 48)
      }
    }
  }
}
