import MiniCocoa
import Testing

/// The listing of the page "Queues": changes are forwarded to the queue where they may be shown.
@Suite("Listing: a receptionist")
struct ReceptionistTests {
  private final class Thermometer: KVObject, @unchecked Sendable {
    @Dynamic var value = 20
  }

  private final class Station: @unchecked Sendable {
    let thermometer = Thermometer()
    let view = View()
  }

  private final class Receptionist<Value: Sendable>: KVObject {
    private let object: KVObject
    private let keyPath: String
    private let queue: OperationQueue
    private let task: @Sendable (Value) -> Void
    private let context = KVOContext("receptionist")
    private let isOver = Locked(false)

    init(
      of object: KVObject, keyPath: String, queue: OperationQueue,
      task: @escaping @Sendable (Value) -> Void
    ) {
      (self.object, self.keyPath, self.queue, self.task) = (object, keyPath, queue, task)
      super.init()
      object.addObserver(self, forKeyPath: keyPath, options: .new, context: context)
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: KVOContext?
    ) {
      guard context === self.context else {
        return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
      let change = KeyValueObservedChange<Value>(change)
      guard let value = change.newValue else { return }
      queue.addOperation { [task, isOver] in if !isOver.value { task(value) } }
    }

    func stop() {
      let isFirst = isOver.withLock { isOver in
        defer { isOver = true }
        return !isOver
      }
      if isFirst { object.removeObserver(self, forKeyPath: keyPath, context: context) }
    }

    deinit { stop() }
  }

  private let station = Station()
  private let queue = serialQueue(isSuspended: true)

  private func receptionist(_ journal: Journal) -> Receptionist<Int> {
    Receptionist(of: station.thermometer, keyPath: "value", queue: queue) { [station] value in
      journal.note("\(value) on \(OperationQueue.current?.name ?? "no queue")")
      station.view.backgroundColor = value > 25 ? .red : .blue
    }
  }

  @Test("its task gets the values of the time, in order, on the chosen queue (3.5 rows 1 to 4)")
  func bounces() {
    let journal = Journal()
    station.view.queue = queue

    let misuses = Misuse.recorded {
      let receptionist = receptionist(journal)
      onAnotherThread { for value in [24, 31, 26] { station.thermometer.value = value } }
      #expect(journal.all.isEmpty)
      queue.isSuspended = false
      queue.waitUntilAllOperationsAreFinished()
      receptionist.stop()
    }

    #expect(journal.all == ["24 on screen", "31 on screen", "26 on screen"])
    #expect(station.view.backgroundColor == .red)
    #expect(misuses.isEmpty)
  }

  @Test("nothing comes after stop, not even what waits; the model goes (3.5 row 7)")
  func stopped() {
    let journal = Journal()

    let misuses = Misuse.recorded {
      let receptionist = receptionist(journal)
      onAnotherThread { station.thermometer.value = 31 }
      receptionist.stop()
      receptionist.stop()
      queue.isSuspended = false
      queue.waitUntilAllOperationsAreFinished()
    }

    #expect(journal.all.isEmpty)
    #expect(misuses.isEmpty)
  }
}
