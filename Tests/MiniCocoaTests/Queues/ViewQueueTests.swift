import MiniCocoa
import Testing

@Suite("View: which queue it belongs to")
struct ViewQueueTests {
  /// A visible change, and its name in reports of misuse.
  struct Touch: CustomTestStringConvertible, Sendable {
    let part: String
    let make: @Sendable () -> View
    let change: @Sendable (View) -> Void

    var testDescription: String { part }

    init<Some: View>(
      _ part: String, of make: @escaping @Sendable () -> Some,
      _ change: @escaping @Sendable (Some) -> Void
    ) {
      self.part = part
      self.make = make
      self.change = { view in (view as? Some).map(change) }
    }
  }

  static let touches = [
    Touch("backgroundColor", of: { View() }) { $0.backgroundColor = .red },
    Touch("addSubview(_:)", of: { View() }) { $0.addSubview(View()) },
    Touch("removeFromSuperview()", of: { View() }) { $0.removeFromSuperview() },
    Touch("isEnabled", of: { Control() }) { $0.isEnabled = false },
    Touch("title", of: { Button() }) { $0.title = "Save" },
    Touch("value", of: { Slider() }) { $0.value = 1 },
    Touch("isOn", of: { Switch() }) { $0.isOn = true },
    Touch("text", of: { TextField() }) { $0.text = "Ada" },
    Touch("contentOffset", of: { ScrollView() }) { $0.contentOffset = 3 },
    Touch("numberOfRows", of: { ListView() }) { $0.numberOfRows = 3 },
    Touch("reloadData()", of: { TableView() }) { $0.reloadData() },
    Touch("selectRow(at:)", of: { TableView() }) { $0.selectRow(at: nil) },
    Touch("attributedText", of: { TableViewCell("") }) { $0.attributedText = AttributedText("A") },
    Touch("text", of: { TableViewCell("") }) { $0.text = "Ada" },
    Touch("detail", of: { TableViewCell("") }) { $0.detail = "London" },
  ]

  @Test("a change anywhere else is a misuse, which names view, part and queues", arguments: touches)
  func elsewhere(touch: Touch) {
    let view = touch.make()
    view.queue = serialQueue()
    let model = serialQueue("model")

    let misuses = Misuse.recorded {
      touch.change(view)
      onAnotherThread { touch.change(view) }
      nonisolated(unsafe) let view = view
      model.addOperation { touch.change(view) }
      model.waitUntilAllOperationsAreFinished()
    }

    let sentence = misuses.last?.description ?? ""
    #expect(misuses.map(\.kind) == [.wrongQueue, .wrongQueue, .wrongQueue])
    #expect(misuses.allSatisfy { $0.key == touch.part })
    #expect(sentence.contains(#"was changed on the queue "model", by ""#))
    #expect(sentence.contains(#"belongs to the queue "screen": add an operation to"#))
    #expect(misuses.first?.description.contains("on a thread that is no queue's") == true)
  }

  @Test("a change on its queue is none, nor any where nobody has named one", arguments: touches)
  func there(touch: Touch) {
    let queue = serialQueue()
    nonisolated(unsafe) let (view, free) = (touch.make(), touch.make())
    view.queue = queue

    let misuses = Misuse.recorded {
      queue.addOperation { touch.change(view) }
      queue.waitUntilAllOperationsAreFinished()
      onAnotherThread { touch.change(free) }
    }

    #expect(misuses.isEmpty)
  }

  @Test("the change still happens, and looking is no misuse")
  func happens() {
    let view = View()
    view.queue = serialQueue()

    let misuses = Misuse.recorded { view.backgroundColor = .red }

    #expect(view.backgroundColor == .red)
    #expect(view.subviews.isEmpty)
    #expect(misuses.count == 1)
  }

  @Test("subviews use its queue, also those added later, unless they have their own")
  func subviews() {
    let (queue, other) = (serialQueue(), serialQueue("other"))
    let (panel, button, label, stranger) = (View(), Button(), View(), View())
    button.addSubview(label)
    panel.addSubview(button)
    panel.queue = queue
    #expect(label.queue === queue)

    nonisolated(unsafe) let (late, free) = (panel, stranger)
    free.queue = other
    queue.addOperation {
      late.addSubview(View())
      late.addSubview(free)
    }
    queue.waitUntilAllOperationsAreFinished()

    #expect(panel.subviews.map { $0.queue?.name } == ["screen", "screen", "other"])
    panel.queue = nil
    #expect(label.queue == nil)
  }
}
