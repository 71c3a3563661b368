import class Controls.Control

// Whether something works that is another check's, so that this one need not fail for it as well.

/// Whether the oldest pair is told first.
func tellsInOrder() -> Bool {
  let (control, journal) = (Control(), Journal())
  let targets = listeners(journal)
  for target in targets { control.addTarget(target, action: "play", for: .valueChanged) }
  control.sendActions(for: .valueChanged)
  return journal.lines == targets.map { line($0.name, "play") }
}

/// Whether a pair that asked for two events is told of each of them by itself.
func tellsOfEach() -> Bool {
  let (control, journal) = (Control(), Journal())
  let player = Listener("the player", journal)
  control.addTarget(player, action: "play", for: [.touchDown, .valueChanged])
  control.sendActions(for: .touchDown)
  control.sendActions(for: .valueChanged)
  control.sendActions(for: .touchUpInside)
  return player.count == 2
}

/// Whether a pair that was added twice is told once.
func tellsSamePairOnce() -> Bool {
  let (control, journal) = (Control(), Journal())
  let player = Listener("the player", journal)
  for _ in 1...2 { control.addTarget(player, action: "play", for: .valueChanged) }
  control.sendActions(for: .valueChanged)
  return player.count == 1
}

/// Whether a pair that was added with two events has both.
func samePairGetsBoth() -> Bool {
  let (control, journal) = (Control(), Journal())
  let player = Listener("the player", journal)
  control.addTarget(player, action: "play", for: .touchDown)
  control.addTarget(player, action: "play", for: .valueChanged)
  control.sendActions(for: .touchDown)
  control.sendActions(for: .valueChanged)
  return player.count == 2
}

/// Whether one target can have two actions.
func hasSeveralActions() -> Bool {
  let (control, journal) = (Control(), Journal())
  let player = Listener("the player", journal)
  for action in ["play", "save"] { control.addTarget(player, action: action, for: .valueChanged) }
  control.sendActions(for: .valueChanged)
  return player.count == 2
}

/// Whether no target means any target.
func nilTargetFits() -> Bool {
  let (control, journal) = (Control(), Journal())
  let player = Listener("the player", journal)
  control.addTarget(player, action: "play", for: .valueChanged)
  control.removeTarget(nil, action: "play", for: .valueChanged)
  control.sendActions(for: .valueChanged)
  return player.count == 0
}

/// Whether an event can be taken away from a pair that keeps another one.
func takesEventsAway() -> Bool {
  let (control, journal) = (Control(), Journal())
  let player = Listener("the player", journal)
  control.addTarget(player, action: "play", for: [.touchDown, .valueChanged])
  control.removeTarget(player, action: "play", for: .touchDown)
  control.sendActions(for: .touchDown)
  control.sendActions(for: .valueChanged)
  return player.count == 1
}

/// Whether a pair that comes while actions are sent has to wait for the next event.
func newcomersWait() -> Bool {
  let (control, journal) = (Control(), Journal())
  let targets = listeners(journal)
  control.addTarget(targets[0], action: "play", for: .valueChanged)
  targets[0].whenTold = {
    if $0 == 1 { control.addTarget(targets[1], action: "play", for: .valueChanged) }
  }
  control.sendActions(for: .valueChanged)
  return targets[1].count == 0
}

/// Whether a pair that was taken away and added again is the newest.
func forgetsPairs() -> Bool {
  let (control, journal) = (Control(), Journal())
  let targets = listeners(journal).prefix(2)
  for target in targets { control.addTarget(target, action: "play", for: .valueChanged) }
  control.removeTarget(targets[0], action: "play", for: .valueChanged)
  control.addTarget(targets[0], action: "play", for: .valueChanged)
  control.sendActions(for: .valueChanged)
  return journal.lines == targets.reversed().map { line($0.name, "play") }
}
