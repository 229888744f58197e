/// The symbols by name: what stands for each in a cell, in ASCII, and in words, separated by a blank.
///
/// No character here has an emoji for its standard form or is wider than one cell, and none needs a selector; names in
/// use for the same thing have a row each. Lines that begin with `#` head a group.
enum SymbolTable {
  static let rows = """
    # Gauges and dials
    gauge ◔ o gauge
    gauge.low ◔ o gauge, low
    gauge.medium ◑ o gauge, medium
    gauge.high ◕ o gauge, high
    powermeter ◕ o power meter
    gauge.badge.plus ⊕ + gauge, add
    gauge.badge.minus ⊖ - gauge, remove
    gauge.open.with.lines.needle.33percent ◔ o gauge at a third
    gauge.open.with.lines.needle.67percent ◕ o gauge at two thirds
    gauge.open.with.lines.needle.33percent.and.arrowtriangle ◔ o gauge at a third, rising
    gauge.with.needle ◔ o gauge with needle
    gauge.with.needle.fill ◕ o gauge with needle, filled
    gauge.with.dots.needle.0percent ○ o gauge at nothing
    gauge.with.dots.needle.33percent ◔ o gauge at a third
    gauge.with.dots.needle.50percent ◑ o gauge at half
    gauge.with.dots.needle.67percent ◕ o gauge at two thirds
    gauge.with.dots.needle.100percent ● @ gauge at full
    gauge.with.dots.needle.bottom.0percent ○ o dial at nothing
    gauge.with.dots.needle.bottom.50percent ◑ o dial at half
    gauge.with.dots.needle.bottom.100percent ● @ dial at full
    speedometer ◕ o speedometer
    barometer ◵ O barometer
    dial.low ◔ o dial, low
    dial.medium ◑ o dial, medium
    dial.high ◕ o dial, high
    dial.min ○ o dial at minimum
    dial.max ● @ dial at maximum
    metronome △ ^ metronome
    slider.horizontal.3 ≡ = sliders, settings
    slider.horizontal.below.rectangle ⊟ # slider
    slider.vertical.3 ⫼ | sliders, upright
    ruler ⊢ | ruler
    level ⊖ - spirit level
    scalemass ⊥ # scale, weight
    target ◎ O target, goal
    scope ⌖ + scope, aim
    # Health
    heart ♡ v heart
    heart.fill ♥ v heart, filled
    heart.slash ⊘ x heart, struck out
    heart.text.square ♡ v heart and text
    bolt.heart ♡ v heart and bolt
    arrow.up.heart ♡ v heart, rising
    waveform.path.ecg ⎍ ~ heartbeat, pulse
    waveform.path ∿ ~ waveform path
    waveform ∿ ~ waveform, sound
    lungs ⌘ m lungs
    cross + + cross, health
    cross.fill ✚ + cross, filled
    cross.case ⊞ # first-aid case
    pills ◒ o pills
    bandage ⊞ # bandage
    stethoscope ℞ R stethoscope
    medical.thermometer ° o thermometer, medical
    figure.stand ♙ i person standing
    figure.walk λ i person walking
    figure.run λ i person running
    figure.hiking λ i person hiking
    figure.cooldown λ i person cooling down
    figure.stairs ⌐ ~ person on stairs
    figure.pool.swim ≋ ~ person swimming
    figure.outdoor.cycle ⚮ i person cycling
    figure.yoga ⅄ i person at yoga
    figure.dance ⅄ i person dancing
    figure.wave ⅄ i person waving
    figure.arms.open ⅄ i person with open arms
    figure.strengthtraining.traditional ⊷ i person lifting weights
    dumbbell ⊷ i dumbbell
    bed.double Z Z bed, sleep
    brain ∞ & brain
    brain.head.profile ∞ & brain in a head
    figure ♙ i person
    figure.2 ♙ i two people
    figure.and.child.holdinghands ♙ i person with child
    figure.stand.line.dotted.figure.stand ♙ i two people apart
    figure.roll ◴ i wheelchair
    figure.fall λ i person falling
    figure.rower ≋ ~ person rowing
    figure.elliptical λ i person on an elliptical trainer
    figure.indoor.cycle ⚮ i person cycling indoors
    figure.core.training ⅄ i person training the core
    figure.mind.and.body ⅄ i person at rest
    figure.strengthtraining.functional ⊷ i person lifting weights
    figure.skiing.downhill λ i person skiing
    figure.skating λ i person skating
    figure.climbing λ i person climbing
    figure.golf λ i person at golf
    figure.soccer λ i person at football
    figure.tennis λ i person at tennis
    figure.basketball λ i person at basketball
    figure.boxing λ i person boxing
    figure.jumprope λ i person skipping rope
    zzz z z sleep
    # Energy
    bolt ↯ % lightning bolt, power
    bolt.fill ↯ % lightning bolt, filled
    bolt.slash ⊘ x power, struck out
    bolt.horizontal ↭ % bolt, lying
    bolt.car ↯ % electric car
    bolt.batteryblock ▥ # battery block, power
    battery.0percent ▯ | battery, empty
    battery.25percent ▂ _ battery, a quarter
    battery.50percent ▄ - battery, half
    battery.75percent ▆ = battery, three quarters
    battery.100percent ▮ # battery, full
    battery.0 ▯ | battery, empty
    battery.25 ▂ _ battery, a quarter
    battery.50 ▄ - battery, half
    battery.75 ▆ = battery, three quarters
    battery.100 ▮ # battery, full
    battery.100percent.bolt ↯ % battery, charging
    battery.100.bolt ↯ % battery, charging
    minus.plus.batteryblock ▥ # car battery
    powerplug ⌁ = power plug
    poweroutlet.type.b ⊙ o power outlet
    power ⏻ O power
    fuelpump ▥ # fuel pump
    ev.charger ▥ # charging station
    engine.combustion ⌂ ^ engine
    oilcan ◊ o oil can
    lightbulb ⍜ ? light bulb
    lightbulb.slash ⊘ x light, off
    flashlight.on.fill ⌐ ~ flashlight
    fan ✣ * fan
    fan.floor ✣ * fan, standing
    fanblades ✣ * fan blades
    air.purifier ▥ # air purifier
    dehumidifier ▥ # dehumidifier
    house.lodge ⌂ ^ lodge
    heater.vertical ⫴ # heater
    air.conditioner.horizontal ▭ # air conditioner
    washer ◎ O washing machine
    dishwasher ▣ # dishwasher
    refrigerator ▯ | refrigerator
    oven ▣ # oven
    sofa ▬ = sofa
    spigot ⌐ ~ tap
    shower ⌐ ~ shower
    # Temperature and weather
    thermometer ° o thermometer
    thermometer.low ▂ _ temperature, low
    thermometer.medium ▅ - temperature, medium
    thermometer.high ▇ # temperature, high
    thermometer.sun ☼ * temperature, hot
    thermometer.snowflake ❆ * temperature, cold
    thermometer.variable.and.figure ° o temperature, felt
    thermometer.transmission ° o temperature, transmission
    thermometer.brakesignal ° o temperature, brakes
    degreesign.fahrenheit ℉ F degrees Fahrenheit
    degreesign.celsius ℃ C degrees Celsius
    drop ◊ o drop, water
    drop.fill ⧫ o drop, filled
    drop.triangle ◊ o drop, warning
    drop.halffull ◊ o drop, half full
    drop.degreesign ◊ o drop and degrees
    drop.keypad.rectangle ◊ o drop and keypad
    humidity ◊ o humidity
    humidity.fill ⧫ o humidity, filled
    flame △ ^ flame, fire
    flame.fill ▲ ^ flame, filled
    snowflake ❆ * snowflake, cold
    sun.min ☼ * sun, dim
    sun.max ☼ * sun, bright
    sun.max.fill ☀ * sun, bright, filled
    sun.horizon ◓ * sun at the horizon
    sun.dust ☼ * sun and dust
    sun.haze ☼ * sun and haze
    sun.rain ☂ , sun and rain
    sun.snow ❆ * sun and snow
    sun.and.horizon ◓ * sun at the horizon
    sun.lefthalf.filled ◐ * sun, left half filled
    sun.righthalf.filled ◑ o sun, right half filled
    sunrise ◓ * sunrise
    sunset ◒ o sunset
    moon ☽ ( moon, night
    moon.fill ☾ ( moon, filled
    moon.stars ☽ ( moon and stars
    moon.haze ☽ ( moon and haze
    moon.dust ☽ ( moon and dust
    moonrise ◓ * moonrise
    moonset ◒ o moonset
    moon.zzz ☽ ( moon, sleep
    moonphase.new.moon ● @ new moon
    moonphase.waxing.crescent ☽ ( moon, waxing crescent
    moonphase.first.quarter ◑ o moon, first quarter
    moonphase.waxing.gibbous ◕ o moon, waxing
    moonphase.waning.gibbous ◕ o moon, waning
    moonphase.full.moon ○ o full moon
    moonphase.last.quarter ◐ * moon, last quarter
    moonphase.waning.crescent ☾ ( moon, waning crescent
    cloud ☁ ~ cloud
    cloud.drizzle ☂ , drizzle
    cloud.rain ☂ , rain
    cloud.heavyrain ☂ , heavy rain
    cloud.fog ≋ ~ fog
    cloud.hail ⁘ : hail
    cloud.snow ❆ * snow
    cloud.sleet ❆ * sleet
    cloud.bolt ↯ % thunderstorm
    cloud.bolt.rain ↯ % thunderstorm and rain
    cloud.sun ☼ * cloud and sun
    cloud.moon ☽ ( cloud and moon
    cloud.sun.rain ☂ , cloud, sun and rain
    cloud.moon.rain ☂ , cloud, moon and rain
    smoke ≋ ~ smoke
    wind ≈ ~ wind
    wind.snow ❆ * wind and snow
    tornado ▽ V tornado
    hurricane § @ hurricane
    umbrella ☂ , umbrella
    rainbow ⌒ ^ rainbow
    water.waves ≋ ~ water, waves
    aqi.low ░ . air quality, good
    aqi.medium ▒ : air quality, fair
    aqi.high ▓ # air quality, bad
    leaf ❧ & leaf, nature
    tree ↟ Y tree
    mountain.2 ⩓ ^ mountains
    globe ⊕ + globe, world
    globe.europe.africa ⊕ + globe, Europe and Africa
    globe.americas ⊕ + globe, Americas
    tortoise ∩ n tortoise, slow
    hare ∨ V hare, fast
    bird ⋎ v bird
    pawprint ⁂ : paw print
    # Computers and networks
    cpu ⊞ # processor
    memorychip ▤ # memory
    internaldrive ▭ # disk, internal
    externaldrive ▬ = disk, external
    opticaldiscdrive ◉ @ optical drive
    opticaldisc ◉ @ optical disc
    server.rack ▤ # server
    desktopcomputer ▢ # desktop computer
    laptopcomputer ◫ # laptop computer
    display ▢ # display
    tv ▣ # television
    iphone ▯ | phone, mobile
    ipad ▭ # tablet
    applewatch ◘ o watch
    printer ⎙ P printer
    keyboard ⌸ # keyboard
    computermouse ⬯ o mouse
    headphones Ω n headphones
    gamecontroller ∺ : game controller
    wifi ⌔ v wireless network
    wifi.slash ⊘ x wireless network, off
    wifi.exclamationmark ! ! wireless network, problem
    wifi.router ⌔ v wireless router
    antenna.radiowaves.left.and.right ψ Y antenna, signal
    dot.radiowaves.left.and.right ◎ O radio waves
    cellularbars ▟ # mobile signal
    network ⌗ # network
    point.3.connected.trianglepath.dotted ∴ : network, nodes
    link ∞ & link
    terminal ❯ > terminal
    curlybraces { { braces, code
    chevron.left.forwardslash.chevron.right ⋄ / source code
    command ⌘ m command key
    option ⌥ O option key
    control ⌃ ^ control key
    shift ⇧ ^ shift key
    capslock ⇪ ^ caps lock
    return ↵ < return key
    escape ⎋ E escape key
    delete.left ⌫ < delete to the left
    delete.right ⌦ > delete to the right
    eject ⏏ ^ eject
    gear ⚙ * gear, settings
    gearshape ⚙ * gear, settings
    gearshape.2 ⚙ * gears
    wrench.and.screwdriver ⚒ T tools
    wrench.adjustable ⚒ T wrench
    hammer ⚒ T hammer
    icloud ☁ ~ cloud storage
    icloud.and.arrow.up ⇡ ^ upload to the cloud
    icloud.and.arrow.down ⇣ v download from the cloud
    # Arrows
    arrow.up ↑ ^ arrow up
    arrow.down ↓ v arrow down
    arrow.left ← < arrow left
    arrow.right → > arrow right
    arrow.forward → > arrow forward
    arrow.up.forward ↗ ^ arrow up forward
    arrow.down.forward ↘ v arrow down forward
    arrow.up.backward ↖ ^ arrow up backward
    arrow.down.backward ↙ v arrow down backward
    arrow.2.squarepath ↻ o arrows around a square
    arrow.3.trianglepath ↻ o arrows around a triangle
    arrow.up.bin ⇡ ^ out of the bin
    arrow.up.doc ⇡ ^ document, up
    arrow.down.doc ⇣ v document, down
    arrowshape.up ⇧ ^ thick arrow up
    arrowshape.down ⇩ v thick arrow down
    arrowshape.left ⇦ < thick arrow left
    arrowshape.right ⇨ > thick arrow right
    arrow.backward ← < arrow backward
    arrow.up.left ↖ ^ arrow up left
    arrow.up.right ↗ ^ arrow up right
    arrow.down.left ↙ v arrow down left
    arrow.down.right ↘ v arrow down right
    arrow.up.arrow.down ⇅ : arrows up and down, sort
    arrow.up.and.down ↕ : arrow up and down
    arrow.left.arrow.right ⇄ = arrows left and right, swap
    arrow.left.and.right ↔ - arrow left and right
    arrow.up.to.line ⤒ ^ arrow up to a line
    arrow.down.to.line ⤓ v arrow down to a line
    arrow.left.to.line ⇤ < arrow left to a line
    arrow.right.to.line ⇥ > arrow right to a line
    arrow.clockwise ↻ o arrow clockwise, redo
    arrow.counterclockwise ↺ @ arrow counterclockwise, undo
    arrow.triangle.2.circlepath ⟳ @ arrows in a circle, sync
    arrow.triangle.branch ⑂ Y branch
    arrow.uturn.left ↶ < arrow back, undo
    arrow.uturn.right ↷ > arrow forth, redo
    arrow.uturn.backward ↶ < arrow back, undo
    arrow.uturn.forward ↷ > arrow forth, redo
    arrow.turn.up.left ↰ < arrow turning left
    arrow.turn.up.right ↱ > arrow turning right
    arrow.turn.down.left ↲ < arrow turning left, down
    arrow.turn.down.right ↳ > arrow turning right, down
    arrowtriangle.up △ ^ triangle up
    arrowtriangle.up.fill ▲ ^ triangle up, filled
    arrowtriangle.down ▽ V triangle down
    arrowtriangle.down.fill ▼ v triangle down, filled
    arrowtriangle.left ◁ < triangle left
    arrowtriangle.left.fill ◄ < triangle left, filled
    arrowtriangle.right ▷ > triangle right
    arrowtriangle.right.fill ► > triangle right, filled
    chevron.up ⌃ ^ chevron up
    chevron.down ⌄ v chevron down
    chevron.left ‹ < chevron left
    chevron.right › > chevron right
    chevron.backward ‹ < chevron backward
    chevron.forward › > chevron forward
    chevron.left.2 « < chevrons left
    chevron.right.2 » > chevrons right
    chevron.compact.up ⌃ ^ chevron up, flat
    chevron.compact.down ⌄ v chevron down, flat
    chevron.up.chevron.down ↕ : chevrons up and down
    # Time
    clock ◷ O clock, time
    clock.arrow.circlepath ↺ @ clock, history
    timer ◴ i timer
    stopwatch ◶ O stopwatch
    alarm ◵ O alarm clock
    deskclock ◵ O desk clock
    hourglass ⧖ X hourglass
    hourglass.bottomhalf.filled ⧗ X hourglass, run down
    hourglass.tophalf.filled ⧗ X hourglass, just turned
    calendar ▦ # calendar
    timelapse ◌ o time lapse
    bell ⍾ A bell, notification
    bell.slash ⊘ x bell, off
    # Shapes
    star ☆ * star
    star.bubble ☆ * star in a bubble
    star.fill ★ * star, filled
    star.leadinghalf.filled ⯪ * star, half filled
    sparkle ✦ * sparkle
    sparkles ✧ * sparkles
    circle ○ o circle
    circle.fill ● @ circle, filled
    circle.dotted ◌ o circle, dotted
    circle.dashed ◌ o circle, dashed
    circlebadge ○ o badge
    circlebadge.fill ● @ badge, filled
    circle.lefthalf.filled ◐ * circle, left half filled
    circle.righthalf.filled ◑ o circle, right half filled
    circle.tophalf.filled ◓ * circle, upper half filled
    circle.bottomhalf.filled ◒ o circle, lower half filled
    circle.inset.filled ◉ @ circle in a circle, filled
    circle.circle ◎ O circle in a circle
    circle.slash ⊘ x circle, struck out
    smallcircle.filled.circle ◉ @ small circle in a circle
    circle.hexagongrid ⁘ : circles in a grid
    circle.grid.2x2 ∷ : circles, two by two
    circle.grid.3x3 ⁙ : circles, three by three
    square □ # square
    square.fill ■ # square, filled
    square.dashed ⬚ # square, dashed
    square.lefthalf.filled ◧ # square, left half filled
    square.righthalf.filled ◨ # square, right half filled
    square.grid.2x2 ⊞ # squares, two by two
    square.grid.3x3 ▦ # squares, three by three
    square.split.2x1 ◫ # square, split upright
    square.split.1x2 ⊟ # square, split across
    square.stack ❐ # squares, stacked
    square.stack.3d.up ❐ # layers
    square.on.square ❐ # square on square, copy
    square.and.arrow.up ⍐ ^ share
    square.and.arrow.down ⍗ v save, download
    square.and.pencil ✎ / compose
    rectangle ▭ # rectangle
    rectangle.fill ▬ = rectangle, filled
    rectangle.portrait ▯ | rectangle, upright
    rectangle.portrait.fill ▮ # rectangle, upright, filled
    capsule ⬭ o capsule
    capsule.fill ⬬ @ capsule, filled
    oval ⬭ o oval
    oval.fill ⬬ @ oval, filled
    triangle △ ^ triangle
    triangle.fill ▲ ^ triangle, filled
    diamond ◇ o diamond
    diamond.fill ◆ @ diamond, filled
    pentagon ⬠ o pentagon
    pentagon.fill ⬟ @ pentagon, filled
    hexagon ⬡ o hexagon
    hexagon.fill ⬢ @ hexagon, filled
    octagon ⎔ o octagon
    octagon.fill ⬢ @ octagon, filled
    seal ✺ * seal
    shield ⛉ U shield
    shield.fill ⛊ U shield, filled
    suit.heart ♡ v hearts
    suit.heart.fill ♥ v hearts, filled
    suit.club ♧ & clubs
    suit.club.fill ♣ & clubs, filled
    suit.spade ♤ ^ spades
    suit.spade.fill ♠ ^ spades, filled
    suit.diamond ♢ o diamonds
    suit.diamond.fill ♦ o diamonds, filled
    die.face.1 ⚀ 1 die, one
    die.face.2 ⚁ 2 die, two
    die.face.3 ⚂ 3 die, three
    die.face.4 ⚃ 4 die, four
    die.face.5 ⚄ 5 die, five
    die.face.6 ⚅ 6 die, six
    # Signs
    checkmark ✓ v check mark, done
    checkmark.square ☑ v check mark in a square
    checkmark.seal ✓ v check mark in a seal
    xmark ✕ x cross mark, close
    xmark.circle ⊗ x cross mark in a circle
    xmark.square ☒ x cross mark in a square
    xmark.octagon ⊗ x cross mark in an octagon
    plus + + plus, add
    plus.circle ⊕ + plus in a circle
    plus.square ⊞ # plus in a square
    plus.magnifyingglass ⊕ + magnify more
    minus − - minus, remove
    minus.circle ⊖ - minus in a circle
    minus.square ⊟ # minus in a square
    minus.magnifyingglass ⊖ - magnify less
    plusminus ± + plus or minus
    multiply × x multiply
    multiply.circle ⊗ x multiply in a circle
    multiply.square ⊠ x multiply in a square
    divide ÷ / divide
    equal = = equal
    equal.circle ⊜ = equal in a circle
    lessthan < < less than
    greaterthan > > greater than
    number # # number
    percent % % percent
    infinity ∞ & infinity
    sum ∑ E sum
    function ƒ f function
    x.squareroot √ / square root
    angle ∠ < angle
    nosign ⊘ x no entry
    exclamationmark ! ! exclamation mark
    exclamationmark.2 ‼ ! exclamation marks
    exclamationmark.triangle ⚠ ! warning
    questionmark ? ? question mark
    info i i information
    info.circle ⓘ i information in a circle
    ellipsis … ~ ellipsis, more
    line.3.horizontal ≡ = lines, menu
    list.bullet ⁝ : list
    list.dash ≡ = list, dashed
    list.number ≡ = list, numbered
    at @ @ at sign
    asterisk ∗ * asterisk
    dollarsign $ $ dollar
    eurosign € E euro
    sterlingsign £ L pound
    yensign ¥ Y yen
    bitcoinsign ₿ B bitcoin
    textformat A A text format
    paragraphsign ¶ P paragraph
    quote.opening “ " opening quote
    quote.closing ” " closing quote
    chart.bar ▟ # bar chart
    chart.bar.xaxis ▟ # bar chart with axis
    chart.line.uptrend.xyaxis ↗ ^ chart, rising
    chart.line.downtrend.xyaxis ↘ v chart, falling
    chart.xyaxis.line ∿ ~ line chart
    chart.pie ◔ o pie chart
    chart.pie.fill ◕ o pie chart, filled
    chart.dots.scatter ⁘ : scatter chart
    # Sound and media
    speaker ◁ < loudspeaker
    speaker.fill ◄ < loudspeaker, filled
    speaker.slash ⊘ x loudspeaker, off
    speaker.zzz ◁ < loudspeaker, asleep
    speaker.minus ⊖ - loudspeaker, quieter
    speaker.plus ⊕ + loudspeaker, louder
    speaker.wave.1 ‣ < loudspeaker, quiet
    speaker.wave.2 ◂ < loudspeaker, medium
    speaker.wave.3 ◄ < loudspeaker, loud
    hifispeaker ◙ o loudspeaker, standing
    music.note ♪ d note, music
    music.note.list ♫ d notes, playlist
    mic ◍ o microphone
    mic.slash ⊘ x microphone, off
    play ▷ > play
    play.fill ► > play, filled
    pause ‖ | pause
    stop □ # stop
    stop.fill ■ # stop, filled
    backward « < rewind
    forward » > fast forward
    backward.end ⇤ < to the start
    forward.end ⇥ > to the end
    shuffle ⇄ = shuffle
    repeat ↻ o repeat
    record.circle ◉ @ record
    camera ◙ o camera
    camera.aperture ✺ * aperture
    photo ▨ # picture
    film ▤ # film
    video ◨ # video
    # Things
    person ♙ i person
    person.2 ♙ i people
    person.3 ♙ i people
    house ⌂ ^ house, home
    building ▥ # building
    building.2 ▥ # buildings
    car ⏢ = car
    bus ▭ # bus
    tram ▤ # tram
    bicycle ⚮ i bicycle
    scooter ⌐ ~ scooter
    airplane ✈ + aeroplane
    airplane.departure ↗ ^ departure
    airplane.arrival ↘ v arrival
    sailboat ◭ A sailing boat
    ferry ◭ A ferry
    steeringwheel ⊛ O steering wheel
    road.lanes ‖ | road
    fuelpump.slash ⊘ x no fuel
    parkingsign P P parking
    map ▧ # map
    mappin ⚲ i map pin
    mappin.and.ellipse ⚲ i place on a map
    pin ⚲ i pin
    location ➢ > location
    location.fill ➤ > location, filled
    location.north ▲ ^ north
    compass.drawing △ ^ compasses
    safari ✧ * compass
    flag ⚐ P flag
    flag.fill ⚑ P flag, filled
    flag.checkered ▩ # finish flag
    tag ⌲ > tag, price
    bookmark ⚑ P bookmark
    lock ⚿ 8 lock
    key ⚷ F key
    eye ⊙ o eye, visible
    ear ⊃ ? ear
    eye.slash ⊘ x eye, hidden
    magnifyingglass ⌕ Q magnifying glass, search
    pencil ✎ / pencil, edit
    scissors ✂ X scissors, cut
    trash ⌧ u bin, delete
    folder ▱ # folder
    folder.fill ▰ # folder, filled
    doc ▯ | document
    doc.text ▤ # document with text
    doc.on.doc ❐ # documents, copy
    note.text ▤ # note
    book ◫ # book
    archivebox ⊟ # archive
    tray ⊔ u tray
    tray.and.arrow.up ⇡ ^ upload
    tray.and.arrow.down ⇣ v download
    paperplane ➢ > paper plane, send
    paperplane.fill ➤ > paper plane, filled
    envelope ✉ M envelope, mail
    phone ☏ P telephone
    phone.fill ✆ P telephone, filled
    message ❝ " message
    bubble.left ❝ " speech bubble
    bubble.right ❞ " speech bubble
    text.bubble ❞ " speech bubble with text
    hand.raised ψ Y hand, stop
    hand.thumbsup ⇑ + thumb up
    hand.thumbsdown ⇓ - thumb down
    face.smiling ☺ : smiling face
    crown ♕ W crown
    trophy ♔ Y trophy
    medal ✪ * medal
    rosette ❂ * rosette
    gift ⊞ # gift
    cart ⊔ u shopping cart
    bag ⊓ u shopping bag
    creditcard ▭ # credit card
    cup.and.saucer ∪ u cup
    fork.knife Ψ Y fork and knife
    wineglass Y Y wine glass
    shippingbox ▣ # parcel
    paintbrush ⌇ / paint brush
    paintpalette ◍ o palette
    wand.and.stars ⁂ : wand, magic
    puzzlepiece ⌘ m puzzle piece
    atom ⚛ @ atom
    testtube.2 ∪ u test tubes
    sensor ◎ O sensor
    pencil.tip ✒ v pen tip
    """
}
