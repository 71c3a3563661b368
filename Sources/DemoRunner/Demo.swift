internal import ConversationRecorder
import MiniCocoa

/// The program around an exercise's objects: it puts them on a screen and passes on the user's
/// events.
///
///     Demo.furnish(ColorPickerController.self, "Picker") { picker in
///       [Demo.Press("Cancel") { picker.cancel() }, Demo.Press("Done") { picker.done() }]
///     }
///     Demo.play("Settings") {
///       SettingsController()
///     }
///
/// It draws nothing. After each event it writes its tree of views, for `switchboard play`.
public enum Demo {
  /// The time of the demo, which the event `wait 2` advances.
  public static let clock = ManualClock()

  /// Creates the objects and runs until the events end.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - body: Creates the objects, and returns the view, controller or window to show. Only that
  ///     and what `keep` got stays alive.
  public static func play<Content: DemoContent>(_ title: String, _ body: () -> Content) {
    Application().run { Stage.run(title) { body().demoWindow } }
  }

  /// The same with an application's delegate, whose application is launched first.
  public static func play<Content: DemoContent>(
    _ title: String, delegate: @autoclosure () -> some ApplicationDelegate, _ body: () -> Content
  ) {
    Application.main(delegate()) { Stage.run(title) { body().demoWindow } }
  }

  /// Determines the content of each controller of a class, as soon as its view is in the window.
  ///
  /// - Parameters:
  ///   - title: The title of its part of the screen.
  ///   - content: Returns the views to add to its own.
  public static func furnish<Controller: ViewController>(
    _ type: Controller.Type, _ title: String? = nil,
    _ content: @escaping (Controller) -> [View] = { _ in [] }
  ) {
    Stage.furnishings.append(
      Furnishing(title: title) { controller in (controller as? Controller).map(content) })
  }

  /// Keeps an object alive until the end.
  @discardableResult
  public static func keep<Object: AnyObject>(_ object: Object, as name: String? = nil) -> Object {
    Stage.kept.append(object)
    if let name { Demo.name(object, name) }
    return object
  }

  /// Gives an object the name that the conversation uses, and a control the name for events.
  @discardableResult
  public static func name<Object: AnyObject>(_ object: Object, _ name: String) -> Object {
    _Turn.name(object, name)
    if let view = object as? View { Labels.set(name, of: view) }
    return object
  }

  /// Waits for this queue's work after each event, so that a demo always says the same.
  public static func settle(_ queue: OperationQueue) { Stage.queues.append(queue) }
}

/// An object that a demo can show in its window.
public protocol DemoContent {
  /// The window with it.
  var demoWindow: Window { get }
}

extension ViewController: DemoContent {
  /// A new window with the controller as its root, unless it is in one already.
  public var demoWindow: Window { viewIfLoaded?.window ?? Window(rootViewController: self) }
}

extension View: DemoContent {
  /// The window that this is or is in, or a new one.
  public var demoWindow: Window { self.window ?? [self].demoWindow }
}

extension Array: DemoContent where Element: View {
  /// A new window with the views below each other.
  public var demoWindow: Window {
    let (window, content) = (Window(), View())
    window.addSubview(content)
    for view in self { content.addSubview(view) }
    return window
  }
}

/// The views that `furnish` determined for a class of controllers.
struct Furnishing {
  let title: String?
  /// Returns the views for a controller; nil if it is of another class.
  let content: (ViewController) -> [View]?
}

/// The names of views.
enum Labels {
  private struct Entry {
    weak var view: View?
    let name: String
  }

  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func set(_ name: String, of view: View) {
    if entries.count > 1_000 { entries = entries.filter { $0.value.view != nil } }
    entries[ObjectIdentifier(view)] = Entry(view: view, name: name)
  }

  static func of(_ view: View) -> String? {
    guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
    return entry.name
  }
}
