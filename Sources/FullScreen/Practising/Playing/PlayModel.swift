import CourseModel
import Messages
import Terminal

/// The state of a demo that a learner plays with: the screen, the conversation, and the events so
/// far. `update` is pure.
package struct PlayModel: LoopModel {
  package enum Event: LoopEvent {
    case key(Key)
    case resized(ScreenSize)
    /// The learner's files were saved.
    case saved
    /// The program was compiled anew; nil, or the page that says why it was not.
    case built([Line]?)
    /// Something happened in the run with this number.
    case played(run: Int, PlayReader.Report)
    /// The run with this number has ended by itself, for this reason; nil if it was stopped.
    case ended(run: Int, reason: Message?, last: PlayMoment)
    case failed(Message)
    /// A sentence on the work under way.
    case announced(Message)
  }

  package enum Effect: Hashable, Sendable {
    /// Compile the files as they are: `built`.
    case build
    /// Run the program from its beginning with these events, in place of the run before.
    case run(Int, events: [String])
    case send(String)
    /// End the run.
    case stop
    /// Write the events down.
    case record([String])
    case quit, interrupt, suspend, redraw
  }

  private enum Phase: Hashable {
    case building
    /// The program does an event, or repeats earlier ones.
    case busy
    case idle
    /// It has ended, and the screen is as it was before.
    case over
  }

  package private(set) var profile: TerminalProfile
  private let exercise: String
  private var size: ScreenSize
  private var phase = Phase.building
  /// The events that were done, oldest first.
  private(set) var events: [String]
  /// The events that the run has begun.
  private var begun = 0
  /// The part that was selected before the present event.
  private var held: (name: String?, row: Int?)?
  /// The keys that the user types ahead while a handler is busy.
  private var pending: [Key] = []
  private var run = 0
  private var screen: PlayedView?
  private var last: PlayMoment?
  /// The conversation, oldest first.
  private var entries: [Entry] = []
  private var pane = Pane()
  /// The place of the selected part among those that can be touched.
  private var chosen = 0
  /// The page that says why the program does not compile.
  private var refusal: [Line]?
  private var notice: Message?
  /// Whether a save has restarted it, which the status line should say.
  private var isNews = false
  private var showsHelp = false

  /// A part of the conversation.
  private enum Entry {
    /// A moment; `count` in a row were the same slider's.
    case moment(PlayMoment, count: Int)
    /// The end of the program, with its reason.
    case end(Message)
  }

  /// The most events: each restart repeats them.
  private static let limit = 10_000
  /// The most moments that the conversation shows.
  private static let memory = 100

  /// A demo of an exercise that begins with these events.
  package init(
    exercise: String, events: [String], size: ScreenSize, profile: TerminalProfile
  ) {
    self.exercise = exercise
    self.events = events
    self.size = size
    self.profile = profile
    self.profile.columns = size.columns
  }

  package mutating func begin() -> [Effect] { [.build] }

  // MARK: - Events

  package mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .key(let key): return press(key)
    case .resized(let size):
      self.size = size
      profile.columns = size.columns
      showTalk()
      return []
    case .saved:
      (phase, isNews, notice) = (.building, true, nil)
      return [.stop, .build]
    case .built(let refusal):
      self.refusal = refusal
      phase = refusal == nil ? .busy : .over
      return refusal == nil ? start() : []
    case .announced(let message):
      notice = message
      return []
    case .failed(let message):
      notice = message
      if phase == .building { phase = .over }
      return []
    case .played(let number, let report):
      guard number == run else { return [] }
      if case .moment(let moment) = report { return take(moment) }
      return []
    case .ended(let number, let reason, let last):
      guard number == run, reason != nil || phase == .over else { return [] }
      phase = .over
      add(last)
      if let reason { entries.append(.end(reason)) }
      showTalk()
      return []
    }
  }

  /// Begins a run with the events so far.
  private mutating func start() -> [Effect] {
    run += 1
    (begun, phase, notice) = (0, .busy, nil)
    (entries, pending) = ([], [])
    return [.run(run, events: events), .record(events)]
  }

  private mutating func take(_ moment: PlayMoment) -> [Effect] {
    screen = moment.screen ?? screen
    last = moment
    add(moment)
    guard moment.event != nil else { return [] }
    begun += 1
    guard begun > events.count else { return [] }
    keepFocus()
    if isNews { (notice, isNews) = (.saved(events.count), false) }
    if moment.refusal != nil, !events.isEmpty { events.removeLast() }
    phase = .idle
    var effects: [Effect] = [.record(events)]
    while phase == .idle, !pending.isEmpty { effects += press(pending.removeFirst()) }
    return effects
  }

  private mutating func send(_ event: String) -> [Effect] {
    guard events.count < Self.limit else {
      notice = Message("too many events to repeat: '0' starts over")
      return []
    }
    guard phase == .idle else { return [] }
    begun = events.count + 1
    events.append(event)
    phase = .busy
    return [.send(event)]
  }

  // MARK: - Keys

  private var touchables: [PlayedView.Touchable] { screen?.touchables ?? [] }

  private var focus: PlayedView.Touchable? {
    touchables.indices.contains(chosen) ? touchables[chosen] : nil
  }

  private mutating func press(_ key: Key) -> [Effect] {
    notice = nil
    guard !showsHelp else {
      showsHelp = false
      return key == .control("c") ? [.interrupt] : []
    }
    if phase == .busy, isMeant(key) {
      if pending.count < 100 { pending.append(key) }
      return []
    }
    switch key {
    case .control("c"):
      guard phase == .busy else { return [.interrupt] }
      phase = .over
      notice = Message("stopped: \(busyWith, "event") did not finish; 'u' undoes it")
      return [.stop]
    case .control("z"): return [.suspend]
    case .control("l"): return [.redraw]
    case .click(let column, let row): return click(column, row)
    case .tab, .down: move(by: 1)
    case .backTab, .up: move(by: -1)
    case .pageDown, .pageUp: _ = pane.scroll(key)
    case .escape where focus?.view.kind == .field: move(by: 1)
    case .escape: return send("back")
    default:
      if let focus, let event = event(for: key, on: focus) { return send(event) }
      return command(key)
    }
    return []
  }

  /// Whether a key selects or changes a part of the screen, so that it has to wait for its turn.
  private func isMeant(_ key: Key) -> Bool {
    switch key {
    case .tab, .backTab, .up, .down, .escape, .click: true
    default: focus.flatMap { event(for: key, on: $0) } != nil
    }
  }

  /// Selects the part drawn in a cell, and performs Enter there; a slider goes to the cell.
  private mutating func click(_ column: Int, _ row: Int) -> [Effect] {
    guard refusal == nil, let view, view.indices.contains(row) else { return [] }
    var end = 0
    var spans: [(start: Int, width: Int, span: Span)] = []
    for span in view[row].spans {
      let width = Line([span]).width()
      spans.append((end, width, span))
      end += width
    }
    guard let hit = spans.first(where: { ($0.start..<$0.start + $0.width).contains(column) }),
      let place = PlayDrawing.place(of: hit.span), touchables.indices.contains(place)
    else { return [] }
    let wasChosen = chosen == place
    chosen = place
    move(by: 0)
    let (touched, word) = (touchables[place].view, touchables[place].word)
    switch touched.kind {
    case .slider where hit.span.role == .decoration && hit.width > 1:
      let (low, high) = (touched.low ?? 0, touched.high ?? 1)
      let part = Double(column - hit.start) / Double(hit.width - 1)
      return send("slide \(word) \(PlayDrawing.text(of: low + (high - low) * part))")
    case .field: return wasChosen ? [] : send("focus \(word)")
    case .slider, .page: return []
    default: return event(for: .enter, on: touchables[place]).map { send($0) } ?? []
    }
  }

  private var busyWith: String { events.last ?? exercise }

  private mutating func command(_ key: Key) -> [Effect] {
    switch key {
    case .character("q"): return [.quit]
    case .character("?"):
      showsHelp = true
      return []
    case .character("u") where !events.isEmpty && phase != .building:
      events.removeLast()
      return refusal == nil ? start() : []
    case .character("0") where phase != .building:
      events = []
      return refusal == nil ? start() : []
    default: return []
    }
  }

  /// The event for a key that is meant for the selected part.
  private func event(for key: Key, on focus: PlayedView.Touchable) -> String? {
    let (view, word) = (focus.view, focus.word)
    switch (view.kind, key) {
    case (.button, .enter), (.button, .character(" ")): return "tap \(word)"
    case (.toggle, .enter), (.toggle, .character(" ")): return "flip \(word)"
    case (.table, .enter), (.table, .character(" ")):
      return focus.row.map { "select \(word) \($0)" }
    case (.page, .enter), (.page, .home): return "top \(word)"
    case (.page, .right): return "scroll \(word) \(PlayDrawing.text(of: (view.value ?? 0) + 100))"
    case (.slider, .left), (.slider, .right):
      let (low, high) = (view.low ?? 0, view.high ?? 1)
      let step = (high - low) / 20 * (key == .left ? -1 : 1)
      let value = min(high, max(low, (view.value ?? low) + step))
      return "slide \(word) \(PlayDrawing.text(of: value))"
    case (.field, .enter): return "leave"
    case (.field, .backspace): return "erase \(word)"
    case (.field, .character(let character)) where character != "\"":
      return "type \(word) \"\(character)\""
    default: return nil
    }
  }

  private mutating func move(by step: Int) {
    let count = touchables.count
    if count > 0 { chosen = (chosen + step + count) % count }
    held = focus.map { ($0.view.name, $0.row) }
  }

  /// Selects the part that was selected, if it is still there, or the first one.
  private mutating func keepFocus() {
    let place = touchables.firstIndex { $0.view.name == held?.name && $0.row == held?.row }
    chosen = place ?? 0
    held = focus.map { ($0.view.name, $0.row) }
  }

  // MARK: - The conversation

  /// Whether the conversation is beside the screen, not below it.
  private var isWide: Bool { size.columns >= 76 }
  private var screenColumns: Int { isWide ? min(48, size.columns / 2) : size.columns }
  private var talkColumns: Int { isWide ? size.columns - screenColumns - 1 : size.columns }

  private mutating func add(_ moment: PlayMoment) {
    if case .moment(let former, let count)? = entries.last, moment.repeats(former) {
      entries[entries.count - 1] = .moment(moment, count: count + 1)
    } else {
      entries.append(.moment(moment, count: 1))
    }
    if entries.count > Self.memory { entries.removeFirst(entries.count - Self.memory) }
    showTalk()
  }

  private mutating func showTalk() {
    let first = entries.firstIndex { entry in
      if case .moment(let moment, _) = entry { moment.hasAnswers } else { false }
    }
    let all = entries.indices.flatMap { lines(of: entries[$0], explains: $0 == first) }
    pane.show(all.suffix(500), rows: talkRows)
    pane.scroll(to: pane.lastTop)
  }

  private func lines(of entry: Entry, explains: Bool) -> [Line] {
    switch entry {
    case .moment(let moment, let count):
      PlayTalk(profile: profile, columns: talkColumns)
        .lines(of: moment, count: count, explains: explains)
    case .end(let reason):
      LineBreaker(width: max(20, talkColumns), first: [.decoration("  ")])
        .lines(of: profile.spans(of: reason, style: Style(foreground: .red)))
    }
  }

  private var screenLines: [Line] {
    guard let screen else { return [] }
    var drawing = PlayDrawing(profile: profile)
    drawing.focus = phase == .building ? nil : focus
    drawing.touchables = touchables
    return drawing.lines(of: screen, columns: screenColumns)
  }

  private var aliveLines: [Line] {
    last.map { PlayTalk(profile: profile, columns: talkColumns).alive(in: $0) } ?? []
  }

  private var talkRows: Int {
    let rest = size.rows - 1
    guard !isWide else { return max(1, rest - aliveLines.count) }
    return max(3, rest - min(screenLines.count, rest * 2 / 3) - aliveLines.count)
  }

  // MARK: - The screen

  package var view: [Line]? {
    let rest = max(1, size.rows - 1)
    if showsHelp {
      return Self.filled(KeyHelp(Message.help).lines(profile), to: rest) + [footer]
    }
    if let refusal {
      let rows = refusal.prefix(rest).map { $0.truncated(to: size.columns) }
      return Self.filled(Array(rows), to: rest) + [footer]
    }
    let picture = window(screenLines, rows: isWide ? rest : rest - talkRows - aliveLines.count)
    let said = Array(pane.visible.suffix(talkRows))
    guard isWide else {
      return Self.filled(picture + said + aliveLines, to: rest) + [footer]
    }
    let right = Self.filled(said, to: max(0, rest - aliveLines.count)) + aliveLines
    let left = Self.filled(picture, to: rest)
    let rows = (0..<rest).map { row in
      let line = left[row].truncated(to: screenColumns)
      let space = String(repeating: " ", count: screenColumns - line.width() + 1)
      let beside = row < right.count ? right[row].spans : []
      return Line(line.spans + [.decoration(space)] + beside).truncated(to: size.columns)
    }
    return rows + [footer]
  }

  /// The part of a picture with the selected row in it.
  private func window(_ lines: [Line], rows: Int) -> [Line] {
    guard lines.count > rows, rows > 0 else { return lines }
    let marks: [Character] = profile.drawing == .ascii ? [">"] : ["▸"]
    let selected = lines.firstIndex { $0.text.contains(where: marks.contains) } ?? 0
    let top = min(max(0, selected - rows / 2), lines.count - rows)
    return Array(lines[top..<(top + rows)])
  }

  private static func filled(_ lines: [Line], to count: Int) -> [Line] {
    Array((lines + Array(repeating: Line(), count: max(0, count - lines.count))).prefix(count))
  }

  private var footer: Line {
    let text: Message
    if showsHelp {
      text = Message("any key goes back")
    } else if let notice {
      text = notice
    } else if phase == .building {
      text = Message("compiling \(exercise, "exercise") …")
    } else if refusal != nil {
      text = Message("it does not compile: change it and save, or press 'q' to go back")
    } else if phase == .busy {
      text = Message("\(busyWith, "event") … Ctrl-C stops it")
    } else {
      // Translators: The keys of a program's screen; the arrows are keys.
      text =
        size.columns < 72
        ? Message("Tab · Enter · ← → · u undo · 0 again · ? help · q back")
        : Message("Tab next · Enter press · ← → slide · u undo · 0 again · ? help · q back")
    }
    return Line(profile.spans(of: text, style: Style(dim: true))).truncated(to: size.columns)
  }
}

extension PlayMoment {
  /// Whether it moves the same slider as the moment before, with the same consequences.
  fileprivate func repeats(_ former: PlayMoment) -> Bool {
    guard let slider = Self.slider(in: event), slider == Self.slider(in: former.event),
      retainPaths.isEmpty, former.retainPaths.isEmpty, refusal == nil
    else { return false }
    return wires.map(Self.shape) == former.wires.map(Self.shape)
  }

  /// The slider in an event such as 'slide red 0.05'.
  private static func slider(in event: String?) -> Substring? {
    guard let event, event.hasPrefix("slide "), let end = event.lastIndex(of: " ")
    else { return nil }
    return event[..<end]
  }

  /// A message without its values.
  private static func shape(of wire: Wire) -> Wire {
    guard case .message(let from, let to, let text, _) = wire else { return wire }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return .message(from: from, to: to, text: String(name), answer: nil)
  }
}

extension Message {
  /// A row of the help: keys, or what they do. Keys of one letter are as they are.
  fileprivate static let help: [(keys: Message, meaning: Message)] = [
    (
      Message("Tab ↓, Shift-Tab ↑", context: "keys"),
      Message("the next part of the screen, the one before")
    ),
    (
      Message("Enter Space", context: "keys"),
      Message("press a button, flip a switch, select a row")
    ),
    (.verbatim("← →"), Message("move a slider")),
    (Message("letters, Backspace", context: "keys"), Message("type into a field, erase")),
    (Message("a click", context: "keys"), Message("does the same, and sets a slider")),
    (Message("Esc", context: "keys"), Message("leave the field; otherwise go back a screen")),
    (.verbatim("u"), Message("undo the last event")),
    (.verbatim("0"), Message("start over, without events")),
    (Message("PgUp PgDn", context: "keys"), Message("scroll the conversation")),
    (
      Message("Ctrl-C", context: "keys"),
      Message(
        """
        stop a handler that does not finish; otherwise quit
        """)
    ),
    (
      Message("a save", context: "keys"),
      Message("runs your new code, and repeats your events")
    ),
    (.verbatim("q"), Message("back")),
  ]

  /// A save has begun the program anew, and these events were repeated.
  fileprivate static func saved(_ count: Int) -> Message {
    count == 0
      ? Message("saved: this is your new code")
      : Message(
        one: "saved: your event was repeated with your new code",
        other: "saved: your {count} events were repeated with your new code", count: count)
  }
}
