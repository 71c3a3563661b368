internal import Checking
internal import ConversationRecorder
internal import Glibc
import MiniCocoa

/// A running demo: its window, and everything that Demo.swift has arranged.
///
/// Everything happens on the main thread, between two events.
enum Stage {
  nonisolated(unsafe) static var furnishings: [Furnishing] = []
  nonisolated(unsafe) static var kept: [AnyObject] = []
  nonisolated(unsafe) static var queues: [OperationQueue] = []

  /// The time that an event waits for the work of queues that it has started, in milliseconds.
  private static let patience: Int32 = 20

  /// Shows a window and handles events until there are no more.
  static func run(_ title: String, _ make: () -> Window) {
    Whereabouts.install()
    MainActorJobs.begin()
    DemoChannel.write("begun", [("event", .text(""))])
    let window = make()
    DemoChannel.write("furnishing")
    window.makeKey()
    var watch = Watch()
    let shown = { (isNew: Bool) in
      settle()
      let window = Application.shared.keyWindow ?? window
      DemoChannel.write("furnishing")
      furnish(window)
      DemoChannel.write("looking")
      let screen = ScreenReader(window, title: title)
      watch.note(screen.controllers)
      DemoChannel.write("screen", [("view", .node(screen.node))])
      watch.report()
      DemoChannel.write(isNew ? "idle" : "changed")
      return screen
    }
    var screen: ScreenReader? = shown(true)
    while true {
      switch DemoChannel.next(within: patience) {
      case .event(let text):
        _Turn.goOn()
        DemoChannel.write("begun", [("event", .text(text))])
        do throws(EventError) {
          if let screen { try DemoEvent(text).perform(on: screen) }
        } catch {
          DemoChannel.write("refused", [("reason", .text(error.reason))])
        }
        // The old screen would keep views alive that have left it.
        screen = nil
        screen = shown(true)
      case .silence where OperationQueue.main.operationCount > 0: screen = shown(false)
      case .silence: if MainActorJobs.run() { screen = shown(false) }
      case .end: return
      }
    }
  }

  /// Runs the work that waits for the main thread, and waits for the demo's own queues.
  private static func settle() {
    for _ in 0..<3 {
      for queue in queues where !queue.isSuspended { queue.waitUntilAllOperationsAreFinished() }
      OperationQueue.runMainQueue()
    }
    MainActorJobs.run()
  }

  /// Adds the views that Demo.swift determines for the controllers in the window, and releases those
  /// of controllers that have left it: their closures would keep the controllers alive.
  private static func furnish(_ window: Window) {
    for room in rooms where room.controller?.viewIfLoaded?.window !== window {
      for view in room.views { view.removeFromSuperview() }
    }
    rooms.removeAll { $0.controller?.viewIfLoaded?.window !== window }
    // A view may bring more controllers.
    while let controller = controllers(in: window).first(where: { isBare($0) }) {
      let fitting = furnishings.compactMap { furnishing in
        furnishing.content(controller).map { (furnishing.title, views: $0) }
      }
      rooms.append(Room(controller: controller, views: fitting.flatMap(\.views)))
      for (title, views) in fitting {
        for view in views { controller.view.addSubview(view) }
        if let title { Labels.set(title, of: controller.view) }
      }
    }
  }

  private static func isBare(_ controller: ViewController) -> Bool {
    !rooms.contains { $0.controller === controller }
  }

  private static func controllers(in view: View) -> [ViewController] {
    let own = view.owner.map { [$0] } ?? []
    return own + view.subviews.flatMap(controllers)
  }

  /// A controller in the window, and the views that the demo has added to its own.
  private struct Room {
    weak var controller: ViewController?
    let views: [View]
  }

  nonisolated(unsafe) private static var rooms: [Room] = []
}

extension View {
  /// The controller whose view this is.
  var owner: ViewController? {
    guard let next = nextResponder as? ViewController, next.viewIfLoaded === self else {
      return nil
    }
    return next
  }
}

/// The controllers that were on the screen, to notice those that stay alive without being shown.
struct Watch {
  private struct Entry {
    weak var controller: ViewController?
  }

  /// The most controllers to watch, and of those the most to report after an event.
  private static let (limit, reports) = (200, 8)

  private var entries: [Entry] = []
  private var shown: Set<ObjectIdentifier> = []

  mutating func note(_ controllers: [ViewController]) {
    entries.removeAll { $0.controller == nil }
    shown = Set(controllers.map(ObjectIdentifier.init))
    for controller in controllers
    where entries.count < Self.limit && !entries.contains(where: { $0.controller === controller }) {
      entries.append(Entry(controller: controller))
    }
  }

  /// Writes who keeps each controller that has left the screen and is no longer needed there.
  func report() {
    let left = entries.compactMap(\.controller).filter { controller in
      !shown.contains(ObjectIdentifier(controller)) && controller.presentingViewController == nil
        && controller.navigationController == nil
        && !Stage.kept.contains { $0 === controller }
    }
    for controller in left.prefix(Self.reports) {
      let name = _Turn.number(of: controller)
      var scene = Scene([name: controller])
      let others = entries.compactMap(\.controller).filter { $0 !== controller } + Stage.kept
      for object in others { scene.note(object, as: _Turn.number(of: object)) }
      guard let chain = scene.chain(to: name) else { continue }
      _Turn.kept(name, chain.form, chain.owners, chain.properties)
    }
  }
}
