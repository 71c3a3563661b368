import DemoRunner
import MiniCocoa

Demo.play("Music") {
  let kitchen = Demo.keep(Player(in: "Kitchen"), as: "kitchen")
  let bath = Demo.keep(Player(in: "Bath"), as: "bath")
  let remote = Demo.keep(Remote(), as: "remote")
  Demo.name(remote.playButton, "Play")
  Demo.name(remote.louderButton, "Louder")
  Demo.name(remote.battery, "gauge")
  return [
    Demo.Row([
      Demo.Press("To the kitchen") { remote.hand(to: kitchen) },
      Demo.Press("To the bath") { remote.hand(to: bath) },
    ]),
    Demo.Row([remote.playButton, remote.louderButton]),
  ]
    + [kitchen, bath].map { player in
      Demo.Label { "\(player.room): \(player.isPlaying ? "music" : "silence"), \(player.volume)" }
    }
}
