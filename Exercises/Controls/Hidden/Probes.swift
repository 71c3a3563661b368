import class Controls.Control

// Preconditions that other checks judge, so that a check does not fail for them as well.

/// The events of the checks: those of TODO 1, or substitutes if those are not distinct.
enum Event {
  static let areApart: Bool = {
    let bits: [Int] = [
      Control.Events.touchDown.rawValue, Control.Events.touchUpInside.rawValue,
      Control.Events.valueChanged.rawValue,
    ]
    return !bits.contains(0) && bits[0] & bits[1] | bits[0] & bits[2] | bits[1] & bits[2] == 0
  }()
  static let touchDown: Control.Events = areApart ? .touchDown : Control.Events(rawValue: 256)
  static let touchUpInside: Control.Events =
    areApart ? .touchUpInside : Control.Events(rawValue: 512)
  static let valueChanged: Control.Events =
    areApart ? .valueChanged : Control.Events(rawValue: 1024)
}

/// Whether each action calls its method twice.
let callsTwice: Bool = {
  let (control, reader) = (Control(), KnobReader())
  _ = control.sendAction("refresh", to: reader)
  return reader.refreshed == 2
}()

/// Whether the oldest pair is sent first.
func tellsInOrder() -> Bool {
  let (control, journal) = (Control(), Journal())
  let targets = listeners(journal)
  for target in targets { control.addTarget(target, action: "play", for: Event.valueChanged) }
  control.sendActions(for: Event.valueChanged)
  return journal.lines == targets.map { line($0.name, "play") }
}

/// Whether a pair that asked for two events is notified of each of them by itself.
func tellsOfEach() -> Bool {
  let (control, journal) = (Control(), Journal())
  let player = Listener("the player", journal)
  control.addTarget(player, action: "play", for: [Event.touchDown, Event.valueChanged])
  control.sendActions(for: Event.touchDown)
  control.sendActions(for: Event.valueChanged)
  control.sendActions(for: Event.touchUpInside)
  return player.count == 2
}

/// Whether a pair that was added twice is notified once.
func tellsSamePairOnce() -> Bool {
  let (control, journal) = (Control(), Journal())
  let player = Listener("the player", journal)
  for _ in 1...2 { control.addTarget(player, action: "play", for: Event.valueChanged) }
  control.sendActions(for: Event.valueChanged)
  return player.count == 1
}

/// Whether a pair that was added with two events has both.
func samePairGetsBoth() -> Bool {
  let (control, journal) = (Control(), Journal())
  let player = Listener("the player", journal)
  control.addTarget(player, action: "play", for: Event.touchDown)
  control.addTarget(player, action: "play", for: Event.valueChanged)
  control.sendActions(for: Event.touchDown)
  control.sendActions(for: Event.valueChanged)
  return player.count == 2
}

/// Whether one target can have two actions.
func hasSeveralActions() -> Bool {
  let (control, journal) = (Control(), Journal())
  let player = Listener("the player", journal)
  for action in ["play", "save"] {
    control.addTarget(player, action: action, for: Event.valueChanged)
  }
  control.sendActions(for: Event.valueChanged)
  return player.count == 2
}

/// Whether no target means any target.
func nilTargetFits() -> Bool {
  let (control, journal) = (Control(), Journal())
  let player = Listener("the player", journal)
  control.addTarget(player, action: "play", for: Event.valueChanged)
  control.removeTarget(nil, action: "play", for: Event.valueChanged)
  control.sendActions(for: Event.valueChanged)
  return player.count == 0
}

/// Whether an event can be taken away from a pair that keeps another one.
func takesEventsAway() -> Bool {
  let (control, journal) = (Control(), Journal())
  let player = Listener("the player", journal)
  control.addTarget(player, action: "play", for: [Event.touchDown, Event.valueChanged])
  control.removeTarget(player, action: "play", for: Event.touchDown)
  control.sendActions(for: Event.touchDown)
  control.sendActions(for: Event.valueChanged)
  return player.count == 1
}

/// Whether a pair that comes while actions are sent has to wait for the next event.
func newcomersWait() -> Bool {
  let (control, journal) = (Control(), Journal())
  let targets = listeners(journal)
  control.addTarget(targets[0], action: "play", for: Event.valueChanged)
  targets[0].whenTold = {
    if $0 == 1 { control.addTarget(targets[1], action: "refresh", for: Event.valueChanged) }
  }
  control.sendActions(for: Event.valueChanged)
  return targets[1].count == 0
}

/// Whether a pair that was taken away and added again is the newest.
func forgetsPairs() -> Bool {
  let (control, journal) = (Control(), Journal())
  let targets = listeners(journal).prefix(2)
  add(targets, to: control, for: Event.valueChanged)
  control.removeTarget(targets[0], action: "play", for: Event.valueChanged)
  control.addTarget(targets[0], action: "play", for: Event.valueChanged)
  control.sendActions(for: Event.valueChanged)
  return journal.lines == [line("the screen", "refresh"), line("the player", "play")]
}

/// Whether removing a target during its action skips no other target.
func skipsNobody() -> Bool {
  let (control, journal) = (Control(), Journal())
  let targets = listeners(journal)
  add(targets, to: control, for: Event.valueChanged)
  targets[0].whenTold = {
    if $0 == 1 { control.removeTarget(targets[0], action: "play", for: Event.valueChanged) }
  }
  control.sendActions(for: Event.valueChanged)
  return journal.lines == lines([0, 1, 2])
}

/// Adds the player with `play`, the screen with `refresh`, the logbook with `save`.
func add(_ targets: some Collection<Listener>, to control: Control, for events: Control.Events) {
  for (target, action) in zip(targets, ["play", "refresh", "save"]) {
    control.addTarget(target, action: action, for: events)
  }
}

/// The lines that these targets write when they are called.
func lines(_ indices: [Int]) -> [String] {
  let all = [("the player", "play"), ("the screen", "refresh"), ("the logbook", "save")]
  return indices.map { line(all[$0].0, all[$0].1) }
}

/// Whether a target that was removed while actions were sent gets no more of them.
func removesAtOnce() -> Bool {
  let (control, journal) = (Control(), Journal())
  let targets = listeners(journal)
  add(targets, to: control, for: Event.valueChanged)
  targets[0].whenTold = {
    if $0 == 1 { control.removeTarget(targets[1], action: "refresh", for: Event.valueChanged) }
  }
  control.sendActions(for: Event.valueChanged)
  return journal.lines == lines([0, 2])
}
