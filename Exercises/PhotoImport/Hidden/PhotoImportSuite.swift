import Darkroom
import MiniCocoa
import Testing

import class PhotoImport.ImportController

@Suite struct PhotoImportSuite {
  @Test func reportIsGone() {
    let desk = Desk()
    let misuses = Misuse.recorded {
      desk.read(["beach.jpg", "boat.jpg"])
      desk.work()
    }
    guard !desk.catalogue.photos.isEmpty else {
      Issue.record(
        """
        Two photos were read on the queue for slow work, and the catalogue is empty. It should have \
        both, as before your change.
        """)
      return
    }
    let isFine = !misuses.contains { $0.kind == .wrongQueue }
    #expect(
      isFine,
      """
      Two photos were read on the queue for slow work. The text of the panel was changed on another \
      queue than the screen's. MiniCocoa stops the app there. Play it: who posts, and on which queue \
      does the observer run?
      """)
  }

  @Test func allAreShown() {
    let desk = Desk()
    _ = Misuse.recorded {
      desk.read(["beach.jpg", "boat.jpg", "gull.jpg"])
      desk.work()
    }
    let shown = desk.panel.shown.count
    #expect(
      shown == 3,
      """
      Three photos were read, and the screen's queue ran. The panel showed \(shown) texts, and \
      should show 3. A text that never comes is no cure.
      """)
  }

  @Test func asItWasThen() {
    let desk = Desk()
    let photo = "photo\(Int.random(in: 10...99)).jpg"
    _ = Misuse.recorded {
      desk.read(["beach.jpg", photo])
      desk.work()
    }
    let shown = desk.panel.shown
    // Another check judges whether each photo is shown.
    guard shown.count == 2 else { return }
    let isRight = shown == ["1 photo, beach.jpg", "2 photos, \(photo)"]
    #expect(
      isRight,
      """
      Two photos were read while the screen was busy. The panel should have shown "1 photo, …" and \
      then "2 photos, …", each with the photo's name, as before your change. A task runs later than \
      the notification, so give it the values of that moment.
      """)
  }

  @Test func cataloguedAtOnce() {
    let desk = Desk()
    var early: [String] = []
    _ = Misuse.recorded {
      desk.read(["beach.jpg", "boat.jpg"])
      early = desk.catalogue.photos
      desk.work()
    }
    let late = desk.catalogue.photos
    // Another check judges what the panel shows.
    guard late.count == 2 else { return }
    #expect(
      early.count == 2,
      """
      Two photos were read while the screen was busy, and the catalogue had \(early.count) names. It \
      should have both. Adding takes a while, so it has to stay on the queue for slow work.
      """)
  }

  @Test func nobodyWaits() {
    let desk = Desk()
    let misuses = Misuse.recorded {
      desk.read(["beach.jpg", "boat.jpg"])
      desk.work()
    }
    let waits = misuses.contains { $0.kind == .waitsForSuspended || $0.kind == .waitsForItself }
    #expect(
      !waits,
      """
      Two photos were read while the screen was busy. The controller waited for the screen's queue, \
      and the import stood still meanwhile. Add what is to be done, and return.
      """)
  }
}

/// A camera, a panel, and two queues that run when the check lets them.
private final class Desk {
  let catalogue = Catalogue()
  let panel: ProgressPanel
  private let screen = OperationQueue()
  private let background = OperationQueue()
  private let importer: Importer
  private let controller: ImportController

  init() {
    let center = NotificationCenter()
    for (queue, name) in [(screen, "screen"), (background, "background")] {
      queue.name = name
      queue.maxConcurrentOperationCount = 1
      queue.isSuspended = true
    }
    panel = ProgressPanel(on: screen)
    importer = Importer(center: center, background: background)
    controller = ImportController(
      panel: panel, catalogue: catalogue, screen: screen, center: center)
  }

  /// Photos are read while the screen is busy.
  func read(_ photos: [String]) {
    importer.read(photos)
    run(background)
  }

  /// The screen has time.
  func work() { run(screen) }

  private func run(_ queue: OperationQueue) {
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    queue.isSuspended = true
  }
}
