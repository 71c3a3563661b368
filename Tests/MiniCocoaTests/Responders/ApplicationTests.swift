import MiniCocoa
import Testing

private final class Delegate: Responder, ApplicationDelegate {
  var heard: [String] = []
  func applicationDidFinishLaunching(_ application: Application) { hear("launched", application) }
  func applicationDidBecomeActive(_ application: Application) { hear("active", application) }
  func applicationWillResignActive(_ application: Application) { hear("resigns", application) }
  func applicationDidEnterBackground(_ application: Application) { hear("background", application) }
  func applicationWillEnterForeground(_ application: Application) {
    hear("foreground", application)
  }
  func applicationWillTerminate(_ application: Application) { hear("terminates", application) }
  func hold() { heard.append("hold") }

  private func hear(_ what: String, _ application: Application) {
    heard.append("\(what) when \(application.state)")
  }
}

private final class Silent: ApplicationDelegate {}

private final class Bystander {
  var heard: [String] = []
  func posted(_ notification: Notification) {
    heard.append(notification.name.rawValue)
    isOfApplication = notification.object is Application
  }
  var isOfApplication = false
}

@Suite("Application")
struct ApplicationTests {
  @Test("tells its delegate its life in order, at the right states")
  func lifeCycle() {
    let (application, delegate) = (Application(), Delegate())
    application.delegate = delegate

    application.run {
      application.moveToBackground()
      application.moveToForeground()
    }

    #expect(
      delegate.heard == [
        "launched when inactive", "active when active", "resigns when active",
        "background when background", "foreground when background", "active when active",
        "resigns when active", "terminates when inactive",
      ])
    #expect(application.state == .notRunning)
  }

  @Test("tells everybody else by notifications, after the delegate")
  func notifications() {
    let (application, delegate, bystander) = (Application(), Silent(), Bystander())
    application.delegate = delegate
    application.notificationCenter.addObserver(
      bystander, action: Action("posted:", Bystander.posted), name: nil, object: application)
    let conversation = Conversation()

    conversation.record { application.run {} }

    #expect(
      bystander.heard == [
        "ApplicationDidFinishLaunchingNotification", "ApplicationDidBecomeActiveNotification",
        "ApplicationWillResignActiveNotification", "ApplicationWillTerminateNotification",
      ])
    #expect(bystander.isOfApplication)
    #expect(
      conversation.messages.prefix(2).map(\.description) == [
        "Application -> Silent : applicationDidFinishLaunching(_:)",
        "Application -> Bystander : ApplicationDidFinishLaunchingNotification",
      ])
  }

  @Test("main creates the delegate when there is an application, and keeps it while that runs")
  func main() {
    weak var remembered: Delegate?

    let heard = Application.main(Delegate()) {
      remembered = Application.shared.delegate as? Delegate
      return remembered?.heard
    }

    #expect(heard == ["launched when inactive", "active when active"])
    #expect(remembered == nil)
  }

  @Test("is shared where it runs only, so that each test has its own")
  func shared() {
    let (one, other) = (Application(), Application())

    one.run {
      #expect(Application.shared === one)
      #expect(NotificationCenter.default === one.notificationCenter)
      other.run { #expect(Application.shared === other) }
      #expect(Application.shared === one)
    }
    let misuses = Misuse.recorded { _ = Application.shared }

    #expect(misuses.map(\.kind) == [.noApplication])
    #expect(
      misuses.first?.description == """
        Application.shared was asked for where no application runs: do it in the body of \
        application.run { … } or Application.main(…) { … }.
        """)
  }

  @Test("does not keep its delegate, and needs none (3.4 row 1)")
  func weakDelegate() {
    let application = Application()
    var delegate: Delegate? = Delegate()
    weak let remembered = delegate
    application.delegate = delegate

    delegate = nil
    application.run {}

    #expect(remembered == nil)
  }

  @Test("stops for what cannot happen now")
  func wrongState() {
    let application = Application()

    let misuses = Misuse.recorded {
      application.moveToForeground()
      application.launch()
      application.launch()
    }

    #expect(misuses.map(\.kind) == [.wrongState, .wrongState])
    #expect(
      misuses.last?.description == """
        An Application whose state is active was launched: do that only when it is notRunning.
        """)
  }

  @Test("is where all actions come through, and says whether one was taken (3.3 row 7)")
  func sendAction() {
    final class Logging: Application {
      var log: [String] = []
      override func sendAction(
        _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: Event?
      ) -> Bool {
        log.append(action.name)
        return super.sendAction(action, to: target, from: sender, for: event)
      }
    }
    let (application, delegate, hold) = (Logging(), Delegate(), Action("hold", Delegate.hold))

    application.run {
      Button(target: delegate, action: hold).tap()
      #expect(application.sendAction(hold, to: delegate, from: nil))
      #expect(!application.sendAction(hold, to: nil, from: nil))
    }

    #expect(application.log == ["hold", "hold", "hold"])
    #expect(delegate.heard == ["hold", "hold"])
  }

  @Test("asks its delegate last, if that is a responder (3.3 row 2)")
  func delegateEndsTheChain() {
    let (application, delegate) = (Application(), Delegate())
    let button = Button(target: nil, action: Action("hold", Delegate.hold))
    application.delegate = delegate

    application.run {
      let window = Window()
      window.addSubview(button)
      window.makeKey()
      button.tap()
    }

    #expect(delegate.heard.contains("hold"))
  }

  @Test("asks the first responder of its key window, wherever the control lies (3.3 row 2)")
  func keyWindow() {
    let (application, delegate) = (Application(), Delegate())
    let button = Button(target: nil, action: Action("hold", Delegate.hold))

    application.run {
      let (window, field) = (Window(), TextField())
      window.addSubview(field)
      field.nextResponder = delegate
      window.makeKey()
      button.tap()
      field.becomeFirstResponder()
      button.tap()
    }

    #expect(delegate.heard == ["hold"])
  }
}
