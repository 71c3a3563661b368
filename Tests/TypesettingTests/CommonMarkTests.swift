@testable import Terminal
import Testing
import Typesetting

@Suite("CommonMark examples")
struct CommonMarkTests {
  @Test("are all there")
  func count() {
    #expect(SpecExample.all.count == 652)
  }

  @Test("keep their text, whole and in order", arguments: Page.all)
  func keepText(page: Page) throws {
    let lossy = try SpecExample.all.filter { example in
      let lines = try page.lines(of: example.markdown)
      return lines.map(\.content).joined().withoutWhiteSpace != example.expectedText
    }

    #expect(lossy.map(\.testDescription) == [])
  }

  @Test("fit the width in every width model", arguments: Page.all)
  func fit(page: Page) throws {
    let wide = try SpecExample.all.filter { example in
      let lines = try page.lines(of: example.markdown)
      return WidthModel.allCases.contains {
        !lines.overflowing(page.profile.columns, in: $0).isEmpty
      }
    }

    #expect(wide.map(\.testDescription) == [])
  }

  @Test("leave the terminal as it was after every row", arguments: Page.all)
  func balance(page: Page) throws {
    let unbalanced = try SpecExample.all.filter { example in
      try page.text(of: example.markdown).rows.map(Escapes.init).contains {
        !$0.isBalanced || $0.hasForeignControl
      }
    }

    #expect(unbalanced.map(\.testDescription) == [])
  }
}
