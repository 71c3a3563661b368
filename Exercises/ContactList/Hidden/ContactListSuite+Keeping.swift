import Checking
import MiniCocoa
import Testing

import class ContactList.AddressBook
import class ContactList.ContactSource
import class ContactList.ListPanel
import protocol ContactList.ListSource

// MARK: - TODO 5

extension ContactListSuite {
  @Test func sourceIsKept() {
    let names = lines(3)
    for panel in [panelAlone(names), panelShowing(names)] {
      panel.table.reloadData()
      let rows = texts(of: panel.table)
      guard rows == names else {
        Issue.record(
          """
          A panel got a source with \(list(names)), and nobody else keeps this source. The table \
          reloaded, and shows \(list(rows, of: names)). A table doesn't keep its source, so \
          another object has to: the panel.
          """)
        return
      }
    }
  }

  @Test func oldSourceIsFreed() {
    let (panel, scene) = panelThatHasChanged()
    let source: (any ListSource)? = panel.source
    // Another check judges whether a panel may have no source.
    let names = ["the first source"] + (source == nil ? ["the second source"] : [])
    for name in names {
      let isFreed = withExtendedLifetime(panel) { scene.isFreed(name) }
      guard isFreed else {
        Issue.record(
          """
          A panel showed one source after the other, and then none. Nobody needs \(name) any more, \
          and it is still in memory. \(scene.keepers(of: name)) A panel keeps the source that it \
          shows, and no other.
          """)
        return
      }
    }
  }

  @Test func panelIsFreed() {
    let source = ContactSource(AddressBook(people(3).map(newContact)))
    let kept = panelLeft(source)
    let isFreed = withExtendedLifetime(source) { kept.isFreed("the panel") }
    guard isFreed else {
      Issue.record(
        """
        A panel showed a source of contacts. The panel was closed, and somebody still keeps the \
        source. The panel is still in memory. \(kept.keepers(of: "the panel")) A panel keeps its \
        source. No source should keep its panel.
        """)
      return
    }
    let table = TableView()
    table.dataSource = source
    table.delegate = source
    table.reloadData()
    let isSelected = withExtendedLifetime(source) { table.tapRow(at: 1) }
    guard isSelected || table.numberOfRows != 3 else {
      Issue.record(
        """
        A panel was closed, and its source fills another table now. The user tapped a row there, \
        and it isn't selected. A source works without its panel.
        """)
      return
    }
    let scene = everybodyLeft()
    for name in ["the panel", "the source"] where !scene.isFreed(name) {
      Issue.record(
        """
        A panel showed a source of contacts. Nobody needs them any more, and \(name) is still in \
        memory. \(scene.keepers(of: name))
        """)
      return
    }
  }
}

// These end before the check looks: their local variables keep nothing alive.

private func panelAlone(_ names: [String]) -> ListPanel {
  let panel = ListPanel(source: LineSource(names))
  _ = panel.view as View
  return panel
}

private func panelShowing(_ names: [String]) -> ListPanel {
  let panel = ListPanel(source: nil)
  _ = panel.view as View
  panel.show(LineSource(names))
  return panel
}

private func panelThatHasChanged() -> (ListPanel, Scene) {
  let (first, second) = (LineSource(lines(3)), LineSource(lines(3)))
  let panel = ListPanel(source: first)
  _ = panel.view as View
  panel.table.tapRow(at: 0)
  panel.show(second)
  panel.table.tapRow(at: 0)
  panel.show(nil)
  return (panel, Scene(["the first source": first, "the second source": second]))
}

private func panelLeft(_ source: ContactSource) -> Scene {
  let panel = ListPanel(source: nil)
  _ = panel.view as View
  panel.show(source)
  _ = texts(of: panel.table)
  panel.table.tapRow(at: 0)
  return Scene(["the panel": panel, "the source": source])
}

private func everybodyLeft() -> Scene {
  panelLeft(ContactSource(AddressBook(people(3).map(newContact))))
}
