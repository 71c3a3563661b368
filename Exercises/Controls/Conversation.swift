let mute = Switch(isOn: false)
let (player, screen) = (Player(), Screen())
mute.addTarget(player, action: "muted:", for: .valueChanged)
mute.addTarget(screen, action: "refresh", for: .valueChanged)
mute.flip()

final class Player: Performer {
  var methods: [Method] { [Method("muted:") { [self] (sender: Switch) in muted(sender) }] }
  func muted(_ sender: Switch) {}
}

final class Screen: Performer {
  var methods: [Method] { [Method("refresh") { [self] in refresh() }] }
  func refresh() {}
}
