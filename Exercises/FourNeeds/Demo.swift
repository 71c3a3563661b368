import DemoRunner

let player = Demo.keep(Player())
let library = Demo.keep(Library())
let screen = Demo.keep(EpisodeScreen())
let logbook = Demo.keep(Logbook())
let timer = Demo.keep(SleepTimer())
let lamp = Demo.keep(Lamp())

Demo.play("Podcasts") {
  var reading: Task<Void, Never>?
  return [
    Demo.Label { "The newest episode: \(screen.title ?? "?")" },
    Demo.Row([
      Demo.Press("Look") { Task { await screen.load(from: library) } },
      Demo.Press("The server answers") { library.serverDidAnswer("Snow") },
    ]),
    Demo.Label { player.isPlaying ? "\(player.title ?? "") is playing." : "It is silent." },
    Demo.Row([
      Demo.Press("Play") { _ = player.play("Rain") },
      Demo.Press("Pause") { player.pause() },
      Demo.Press("Finish") { player.finish() },
    ]),
    Demo.Label { "The logbook: \(logbook.seconds)" },
    Demo.Row([
      Demo.Press("Follow") { reading = Task { await logbook.follow(player) } },
      Demo.Press("Three seconds") { for second in 7...9 { player.advance(to: second) } },
      Demo.Press("Cancel") { reading?.cancel() },
    ]),
    Demo.Label { "The timer has forbidden: \(timer.forbidden)" },
    Demo.Row([
      Demo.Press("Guard") { timer.guards(player) },
      Demo.Flip("bedtime") { timer.isBedtime = $0 },
    ]),
    Demo.Label { "The lamp is \(lamp.isOn ? "on" : "off")." },
    Demo.Row([
      Demo.Press("Watch") { lamp.watch(player) }, Demo.Press("Leave") { lamp.leave(player) },
    ]),
  ]
}
