import Checking

import class ListView.MyFirstListViewController
import class ListView.MyListView
import protocol ListView.MyListViewDelegate
import class ListView.MySecondListViewController

/// A delegate that only listens.
final class Listener: MyListViewDelegate {
  struct Tap {
    let row: Int
    let sender: ObjectIdentifier
    /// The list's selection at that moment.
    let selected: Int?
  }

  /// The senders of the messages about loading.
  var loads: [ObjectIdentifier] = []
  var taps: [Tap] = []
  /// Called when a list reports that it has loaded.
  var whenLoaded: () -> Void = {}
  /// The list to look at when a message comes.
  weak var list: MyListView?

  var count: Int { loads.count + taps.count }

  func forget() {
    loads = []
    taps = []
  }

  func listViewDidLoad(_ listView: MyListView) {
    loads.append(identity(of: listView))
    whenLoaded()
  }

  func listView(_ listView: MyListView, didSelectRowAt row: Int) {
    taps.append(Tap(row: row, sender: identity(of: listView), selected: list?.selectedRow))
  }
}

/// A delegate that creates its list, keeps it, and counts messages that arrive before it has it.
final class Owner: MyListViewDelegate {
  private(set) var list: MyListView?
  private(set) var messagesTooEarly = 0

  init() {
    list = MyListView(delegate: self)
  }

  func listViewDidLoad(_ listView: MyListView) { note() }
  func listView(_ listView: MyListView, didSelectRowAt row: Int) { note() }

  private func note() {
    if list == nil { messagesTooEarly += 1 }
  }
}

/// A controller that no learner's code knows: it adds rows when the user taps its last one.
final class EndlessController: MyListViewDelegate {
  private(set) var list: MyListView?
  private(set) var rows: [Int] = []
  private var count: Int

  init(rows count: Int) {
    self.count = count
    list = MyListView(delegate: self)
  }

  func listViewDidLoad(_ listView: MyListView) {
    listView.numberOfRows = count
  }

  func listView(_ listView: MyListView, didSelectRowAt row: Int) {
    rows.append(row)
    guard row == count - 1 else { return }
    count += 50
    list?.numberOfRows = count
  }
}

// MARK: - Situations

func use(_ list: MyListView) {
  list.numberOfRows = 5
  list.show()
  list.selectRow(at: 3)
}

// The functions below end before a check looks: their local variables keep nothing alive.

func listNobodyListensTo() -> MyListView {
  let listener = Listener()
  let list = MyListView(delegate: listener)
  withExtendedLifetime(listener) {}
  return list
}

/// Whether a list tells its delegate that it has loaded, too early or not.
func saysThatItHasLoaded() -> Bool {
  let listener = Listener()
  let list = MyListView(delegate: listener)
  list.show()
  return !listener.loads.isEmpty
}

/// Whether a list reports once that it has loaded, if nothing else calls it.
func loadsOnceWhenShownTwice() -> Bool {
  let listener = Listener()
  let list = MyListView(delegate: listener)
  list.show()
  list.show()
  return listener.loads.count == 1
}

func listLeftAlone() -> (scene: Scene, listener: Listener) {
  let listener = Listener()
  let list = MyListView(delegate: listener)
  use(list)
  return (Scene(["the list": list]), listener)
}

func ownerLeftAlone() -> Scene {
  let owner = Owner()
  var scene = Scene(["the owner": owner])
  if let list = owner.list { scene.note(list, as: "the list") }
  return scene
}

func firstLeftAlone() -> Scene {
  let controller = MyFirstListViewController()
  var scene = Scene(["the controller": controller])
  let list: MyListView? = controller.listView
  if let list { scene.note(list, as: "the list") }
  return scene
}

func secondLeftAlone() -> Scene {
  let controller = MySecondListViewController()
  var scene = Scene(["the controller": controller])
  let list: MyListView? = controller.listView
  if let list { scene.note(list, as: "the list") }
  return scene
}
