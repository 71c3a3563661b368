import MiniCocoa
import Testing

private final class FirstListViewController: ViewController, ListViewDelegate {
  var said: [String] = []
  func listViewDidLoad(_ list: ListView) { list.numberOfRows = 20 }
  func listView(_ list: ListView, didSelectRowAt row: Int) { said.append("first, row \(row)") }
}

private final class SecondListViewController: ViewController, ListViewDelegate {
  var said: [String] = []
  func listViewDidLoad(_ list: ListView) { list.numberOfRows = 100 }
  func listView(_ list: ListView, didSelectRowAt row: Int) { said.append("second, row \(row)") }
}

@Suite("Listing: two lists")
struct TwoListsTests {
  private let list = ListView()
  private let first = FirstListViewController()
  private let second = SecondListViewController()

  @Test("has the rows its delegate gives it, told once, when it is loaded (3.4 row 10)")
  func load() {
    list.delegate = first
    #expect(list.numberOfRows == 0)

    list.load()
    list.delegate = second
    list.load()

    #expect(list.numberOfRows == 20)
    #expect(list.isLoaded)
  }

  @Test("tells who is its delegate now, and nobody else (3.4 row 9)")
  func swap() {
    list.delegate = first
    list.load()
    list.selectRow(at: 3)
    list.delegate = second
    list.selectRow(at: 4)

    #expect(first.said == ["first, row 3"])
    #expect(second.said == ["second, row 4"])
  }

  @Test("selects no row that does not exist", arguments: [-1, 20, 99])
  func noSuchRow(row: Int) {
    list.delegate = first
    list.load()

    #expect(!list.selectRow(at: row))
    #expect(first.said.isEmpty)
  }

  @Test("works without a delegate, and keeps none (3.4 row 1)")
  func noDelegate() {
    var controller: FirstListViewController? = FirstListViewController()
    weak let remembered = controller
    list.delegate = controller
    controller = nil

    list.load()

    #expect(remembered == nil)
    #expect(!list.selectRow(at: 0))
  }

  @Test("is heard by a conversation")
  func conversation() {
    list.delegate = first
    let conversation = Conversation()

    conversation.record {
      list.load()
      list.selectRow(at: 0)
    }

    #expect(
      conversation.description == """
        ListView -> FirstListViewController : listViewDidLoad(_:)
        ListView -> FirstListViewController : listView(_:didSelectRowAt:)
        """)
  }
}
