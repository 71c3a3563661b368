import Checking
import Library
import MiniCocoa
import Testing

import class ThreeWaysToACell.ExtensionList
import enum ThreeWaysToACell.Lists
import class ThreeWaysToACell.MethodList
import class ThreeWaysToACell.SwitchList
import protocol ThreeWaysToACell.CellRepresentable

// Three lists that show objects of any class.
@Suite struct ThreeWaysToACellSuite {
  // MARK: A table of methods

  @Test func methodOfClass() {
    judge(takesMethods)
  }

  @Test func methodOfSubclass() {
    judge(after: [takesMethods]) { cast in
      let cell = listOfMethods().cell(for: cast.atlas())
      guard cell.text != "book" else { return nil }
      return """
        A method was registered for books, and somebody asked the list for an atlas. `Atlas` is a \
        subclass of `Book`. The cell says \(cast.quoted(cell.text)): it should be the one that the method \
        for books makes. Neither a class nor its name tells you what inherits from it.
        """
    }
  }

  @Test func newestMethod() {
    judge(after: [takesMethods]) { cast in
      weak var gone: MethodList?
      do {
        let passing = listOfMethods()
        _ = passing.cell(for: cast.book())
        gone = passing
      }
      guard gone == nil else {
        return "A list made a cell, and nobody needs the list any more: it is still in memory."
      }
      let list = listOfMethods()
      let early = list.cell(for: cast.atlas()).text
      list.register(Atlas.self) { _ in TableViewCell("new") }
      list.register(Film.self) { _ in TableViewCell("new") }
      let things: [AnyObject] = [cast.atlas(), cast.film(), cast.book()]
      let shown = things.map { list.cell(for: $0).text }
      guard early == "book" else { return nil }
      guard shown != ["new", "new", "book"] else { return nil }
      return """
        A list had methods for books and films. Then others were registered, for atlases and for \
        films. An atlas, a film and a book show \
        \(shown.map(cast.quoted).joined(separator: ", ")): they should show "new", "new", "book". \
        A newer method is usually a more special one.
        """
    }
  }

  // MARK: Extensions

  @Test func eachShowsItself() {
    judge(showThemselves)
  }

  @Test func newKind() {
    judge(after: [showThemselves]) { cast in
      let globe = Globe(cast.title)
      let cell = ExtensionList().cell(for: globe)
      guard cell.attributedText != globe.cell().attributedText || cell.detail != "globe" else {
        return nil
      }
      return """
        A new class, a globe, conforms to `CellRepresentable`. No line of yours names it. Its cell says \
        \(cast.quoted(cell.text)): it should be the globe's own.
        """
    }
  }

  @Test func noExtension() {
    judge(after: [showThemselves]) { cast in
      let list = ExtensionList()
      let (cell, other) = (list.cell(for: Lamp()), list.cell(for: Lamp()))
      guard cell.text != "?" || cell === other else { return nil }
      if cell === other {
        return """
          Somebody asked a list for two lamps, and got one cell for both. A cell can be in only one \
          row: make a new one each time.
          """
      }
      return """
        Somebody asked a list for a lamp, which can't show itself. The cell says \
        \(cast.quoted(cell.text)): it should say "?".
        """
    }
  }

  // MARK: One list that differs

  @Test func librarianSeesShelves() {
    judge(seesShelves)
  }

  @Test func othersAsBefore() {
    judge(after: [showThemselves, seesShelves]) { cast in
      let list = Lists.forTheLibrarian()
      let usual = ExtensionList()
      let things: [(String, AnyObject)] = [
        ("a film", cast.film()), ("a globe", Globe(cast.title)),
      ]
      for (title, thing) in things {
        let (cell, other) = (list.cell(for: thing), usual.cell(for: thing))
        guard cell.attributedText != other.attributedText || cell.detail != other.detail else {
          continue
        }
        return """
          The librarian's list shows \(title) as \(cast.quoted(cell)). Everywhere else it is \
          \(cast.quoted(other)). Only books look different in this list.
          """
      }
      return nil
    }
  }

  // MARK: Two modules

  @Test func twoLines() {
    judge { cast in
      let cell = Lists.soldByPost(cast.book())
      guard cell.text != "price of \(cast.title)" || cell.detail != "parcel with \(cast.title)"
      else { return nil }
      return """
        Emma is sold by post. Its cell shows \(cast.quoted(cell)): it should say "price of Emma", \
        with "parcel with Emma" as the detail. Both modules call it `line`. Through which protocol do you \
        look at the book?
        """
    }
  }
}

// MARK: - Stories that other checks need first

private func listOfMethods() -> MethodList {
  let list = MethodList()
  list.register(Book.self) { _ in TableViewCell("book") }
  list.register(Film.self) { _ in TableViewCell("film") }
  return list
}

private func takesMethods(_ cast: Cast) -> String? {
  let list = MethodList()
  list.register(Book.self) { TableViewCell($0.title, detail: "book") }
  list.register(Film.self) { TableViewCell($0.title, detail: "film") }
  let things: [(String, AnyObject)] = [("book", cast.book()), ("film", cast.film())]
  for (kind, thing) in things {
    let cell = list.cell(for: thing)
    guard cell.text != cast.title || cell.detail != kind else { continue }
    return """
      Two methods were registered, for books and for films. Somebody asked the list for the \
      \(kind) "Emma". The cell says \(cast.quoted(cell.text))\
      \(cell.detail == nil ? "" : ", with \(cast.quoted(cell.detail ?? "")) as the detail"): it \
      should say "Emma", with "\(kind)". The method for \(kind)s makes the cell, of this object.
      """
  }
  return nil
}

private func showThemselves(_ cast: Cast) -> String? {
  let (one, other) = (SwitchList(), ExtensionList())
  let things: [(String, AnyObject)] = [
    ("A book", cast.book()), ("A film", cast.film()), ("An atlas", cast.atlas()),
  ]
  for (title, thing) in things {
    guard thing is any CellRepresentable else {
      return "\(title) can't show itself: its class doesn't conform to `CellRepresentable` yet."
    }
    let (expected, cell) = (one.cell(for: thing), other.cell(for: thing))
    // An empty cell cannot show a wrong text.
    guard !expected.text.isEmpty else {
      leavesUnjudged()
      return nil
    }
    guard cell.attributedText != expected.attributedText || cell.detail != expected.detail
    else { continue }
    return """
      \(title) was shown by `SwitchList`, and by itself. `SwitchList` shows \(cast.quoted(expected)). By \
      itself, it shows \(cast.quoted(cell)): both should be the same.
      """
  }
  return nil
}

private func seesShelves(_ cast: Cast) -> String? {
  let list = Lists.forTheLibrarian()
  let cell = list.cell(for: cast.book())
  guard cell.text != cast.title || cell.detail != cast.shelf else { return nil }
  return """
    Somebody asked the librarian's list for a book, "Emma". It shows \(cast.quoted(cell)): it should say \
    "Emma", with "F 12", its shelf, as the detail.
    """
}
