import Testing

@testable import GaugeUI

/// What stands for system symbols.
@Suite struct SymbolTests {
  @Test func everyRowIsOneNarrowCharacterWithoutEmoji() {
    #expect(Symbol.all.count > 550)
    for symbol in Symbol.all {
      #expect(symbol.character.cellWidth == 1, "\(symbol)")
      #expect(symbol.character.unicodeScalars.count == 1, "\(symbol)")
      #expect(
        symbol.character.unicodeScalars.allSatisfy { !$0.properties.isEmojiPresentation },
        "\(symbol)")
      #expect(symbol.ascii.cellWidth == 1 && symbol.ascii.isASCII, "\(symbol)")
      #expect(!symbol.words.isEmpty, "\(symbol)")
    }
    #expect(Set(Symbol.all.map(\.name)).count == Symbol.all.count)
  }

  @Test func everyLineOfTheTableIsARow() {
    let lines = SymbolTable.rows.split(separator: "\n").filter { !$0.hasPrefix("# ") }
    #expect(Symbol.all.count == lines.count + 21 + 26)
  }

  @Test(
    arguments: [
      ("heart.fill", "♥"), ("heart", "♡"), ("gauge.medium", "◑"), ("gauge.high", "◕"),
      ("gauge.with.dots.needle.bottom.50percent", "◑"), ("battery.50percent", "▄"),
      ("heart.circle.fill", "♡"), ("heart.slash.circle.fill", "⊘"), ("cloud.fill", "☁"),
      ("person.crop.circle.badge.plus", "♙"), ("thermometer.medium.slash", "▅"),
      ("speaker.wave.3.fill", "◄"), ("7.circle", "⑦"), ("20.circle.fill", "⑳"), ("q.circle", "Ⓠ"),
    ] as [(String, Character)])
  func known(name: String, character: Character) {
    #expect(Symbol.named(name)?.character == character)
  }

  @Test(arguments: [
    "", ".", "..", "fill", ".fill", "heart.", "heart.sideways", "hart.fill", "Heart", " heart",
    String(repeating: "heart.fill", count: 100_000),
  ])
  func unknown(name: String) {
    #expect(Symbol.named(name) == nil)
  }

  /// Names that gauges and dashboards use, a family a paragraph.
  static let families = """
    gauge gauge.low gauge.medium gauge.high gauge.with.needle gauge.with.needle.fill
      gauge.with.dots.needle.33percent gauge.with.dots.needle.bottom.50percent
      gauge.with.dots.needle.bottom.50percent.badge.plus
      gauge.open.with.lines.needle.33percent.and.arrowtriangle gauge.badge.plus speedometer
      barometer
    heart heart.fill heart.circle heart.slash heart.slash.fill heart.text.square
      heart.text.square.fill heart.rectangle heart.circle.fill suit.heart suit.heart.fill
      bolt.heart arrow.up.heart
    bolt bolt.fill bolt.circle bolt.slash bolt.horizontal bolt.horizontal.circle bolt.car
      bolt.batteryblock bolt.shield bolt.badge.clock
    battery.0 battery.25 battery.50 battery.75 battery.100 battery.100.bolt battery.0percent
      battery.25percent battery.50percent battery.75percent battery.100percent
      battery.100percent.bolt battery.100percent.circle battery.100percent.circle.fill
      minus.plus.batteryblock
    thermometer thermometer.low thermometer.medium thermometer.high thermometer.sun
      thermometer.sun.fill thermometer.snowflake thermometer.snowflake.circle
      thermometer.variable.and.figure thermometer.transmission thermometer.brakesignal
      medical.thermometer
    drop drop.fill drop.circle drop.triangle drop.halffull drop.degreesign
      drop.degreesign.fill drop.keypad.rectangle humidity humidity.fill
    flame flame.fill flame.circle
    sun.min sun.max sun.max.fill sun.max.circle sun.max.trianglebadge.exclamationmark
      sun.horizon sun.dust sun.haze sun.rain sun.snow sunrise sunrise.fill sunset
      sunset.fill sun.and.horizon sun.and.horizon.fill sun.lefthalf.filled
      sun.righthalf.filled
    moon moon.fill moon.stars moon.stars.fill moon.circle moon.zzz moon.haze moon.dust
      moonrise moonset moonphase.new.moon moonphase.waxing.gibbous moonphase.waning.gibbous
      moonphase.first.quarter moonphase.full.moon
    cloud cloud.fill cloud.drizzle cloud.rain cloud.rain.fill cloud.heavyrain cloud.fog
      cloud.hail cloud.snow cloud.sleet cloud.bolt cloud.bolt.rain cloud.sun cloud.sun.fill
      cloud.sun.rain cloud.sun.bolt cloud.moon cloud.moon.rain cloud.moon.bolt smoke
    wind wind.snow wind.circle tornado hurricane snowflake snowflake.circle leaf leaf.fill
      leaf.circle leaf.arrow.circlepath
    figure figure.walk figure.walk.circle figure.run figure.run.circle figure.stand
      figure.wave figure.stairs figure.hiking figure.yoga figure.dance figure.pool.swim
      figure.outdoor.cycle figure.indoor.cycle figure.rower
      figure.strengthtraining.traditional figure.strengthtraining.functional figure.cooldown
      figure.core.training figure.elliptical figure.arms.open figure.mind.and.body
      figure.roll figure.stand.line.dotted.figure.stand figure.fall figure.soccer
      figure.tennis figure.basketball figure.golf figure.skiing.downhill figure.2
      figure.and.child.holdinghands
    speaker speaker.fill speaker.slash speaker.slash.fill speaker.wave.1 speaker.wave.2
      speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill speaker.circle speaker.minus
      speaker.plus speaker.zzz
    wifi wifi.slash wifi.exclamationmark wifi.circle wifi.router cpu cpu.fill memorychip
      memorychip.fill internaldrive internaldrive.fill externaldrive opticaldisc
      opticaldiscdrive server.rack network antenna.radiowaves.left.and.right
    arrow.up arrow.down arrow.left arrow.right arrow.up.right arrow.down.left
      arrow.up.circle arrow.up.circle.fill arrow.clockwise arrow.counterclockwise
      arrow.clockwise.circle arrow.triangle.2.circlepath arrow.up.arrow.down
      arrow.left.arrow.right arrow.up.left.and.arrow.down.right arrow.uturn.left
      arrow.uturn.backward arrow.turn.up.right arrow.up.forward arrow.down.circle.fill
      arrow.forward arrow.backward arrow.up.to.line arrow.down.to.line arrow.2.squarepath
      arrow.up.bin arrow.3.trianglepath arrow.right.square arrow.down.doc arrowtriangle.up
      arrowtriangle.up.fill arrowtriangle.down.fill arrowtriangle.left.fill
      arrowtriangle.right.fill arrowshape.up arrowshape.up.fill
    chevron.up chevron.down chevron.left chevron.right chevron.forward chevron.backward
      chevron.up.chevron.down chevron.left.2 chevron.right.2 chevron.compact.up
      chevron.compact.down chevron.up.circle chevron.right.circle.fill
      chevron.left.forwardslash.chevron.right chevron.down.square
    clock clock.fill clock.circle clock.badge.checkmark clock.arrow.circlepath timer
      timer.circle stopwatch stopwatch.fill alarm alarm.fill hourglass
      hourglass.bottomhalf.filled hourglass.tophalf.filled deskclock
    bell bell.fill bell.slash bell.slash.fill bell.badge bell.circle
      bell.and.waves.left.and.right
    star star.fill star.circle star.slash star.leadinghalf.filled star.square sparkle
      sparkles star.bubble
    circle circle.fill circle.slash circle.dotted circle.dashed circle.lefthalf.filled
      circle.righthalf.filled circle.bottomhalf.filled circle.tophalf.filled
      circle.inset.filled circle.grid.3x3 circle.grid.2x2 circle.hexagongrid circle.circle
      circle.square smallcircle.filled.circle circle.badge.plus circlebadge circlebadge.fill
    square square.fill square.lefthalf.filled square.grid.2x2 square.grid.2x2.fill
      square.grid.3x3 square.and.arrow.up square.and.arrow.down square.and.pencil
      square.stack square.stack.3d.up square.dashed square.split.2x1 square.on.square
      square.slash
    triangle triangle.fill diamond diamond.fill hexagon hexagon.fill octagon seal shield
      shield.fill capsule rectangle rectangle.fill oval
    checkmark checkmark.circle checkmark.circle.fill checkmark.seal xmark xmark.circle.fill
      plus plus.circle.fill minus minus.circle exclamationmark.triangle
      exclamationmark.triangle.fill questionmark.circle info.circle info info.circle.fill
    house house.fill person person.fill person.circle person.2 person.3 car car.fill
      airplane bicycle bus tram fuelpump fuelpump.fill steeringwheel road.lanes
      engine.combustion
    gear gearshape gearshape.fill slider.horizontal.3 magnifyingglass trash trash.fill
      folder doc doc.text paperplane envelope phone phone.fill message camera photo video
      mic mic.fill mic.slash music.note play play.fill pause.fill stop.fill forward.fill
      backward.fill record.circle
    lock lock.fill lock.open key eye eye.slash hand.raised hand.thumbsup calendar book
      bookmark tag cart creditcard dollarsign.circle dollarsign eurosign percent number
      function sum chart.bar chart.bar.fill chart.pie chart.pie.fill
      chart.line.uptrend.xyaxis chart.xyaxis.line waveform waveform.path.ecg lungs
      lungs.fill brain brain.head.profile pills cross cross.fill bed.double.fill fork.knife
      cup.and.saucer cup.and.saucer.fill dumbbell dumbbell.fill trophy medal flag flag.fill
      map location location.fill mappin globe
    lightbulb lightbulb.fill lightbulb.slash fan fan.fill powerplug powerplug.fill power
      house.lodge ev.charger bolt.car.fill air.purifier heater.vertical dehumidifier.fill
      washer.fill fanblades fanblades.fill dishwasher refrigerator oven sofa spigot shower
    """

  @Test func everyFamilyIsThere() {
    let names = Self.families.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(names.count > 450)
    #expect(names.filter { Symbol.named($0) == nil } == [])
  }
}
