import Testing
import Typesetting

@testable import FullScreen

@Suite("A page's questions with another edit")
struct VariationTests {
  private static let page = """
    ```swift player.swift
    weak var a = 1
    print("play")
    ```

    ```swift other.swift
    print("rest")
    ```

    ```predict order player.swift without "weak "
    What?

    Why: So.
    ```

    ```predict count player.swift with "stop" for "play"
    What?

    - o

    Why: So.
    ```

    ```predict change player.swift without "weak "
    What?

    Why: So.
    ```

    ```predict fault player.swift with "halt" for "play"
    What?

    Why: So.
    ```

    ```predict order other.swift
    What?

    Why: So.
    ```
    """

  private func variations() throws -> [Prediction] {
    PagePredictions(in: try MarkdownDocument(parsing: Self.page), of: "player").variations(
      in: .english)
  }

  @Test("are those of the same program, with each other question's edit and with none")
  func edits() throws {
    let found = try variations().map {
      "\($0.kind) \($0.edit.map { "\($0.old)>\($0.new)" } ?? "-")"
    }
    #expect(found == ["order play>stop", "order -", "count weak >", "count -", "change play>stop"])
  }

  @Test("say what is changed, and what is asked, and where the reason stands")
  func words() throws {
    let all = try variations()
    let questions = all.map { words(of: $0) }
    #expect(
      questions == [
        "With the change below: Which lines are printed, and in which order?",
        "The program is the one shown here. Which lines are printed, and in which order?",
        "With the change below: How many printed lines contain o?",
        "The program is the one shown here. How many printed lines contain o?",
        "With the change below: Which lines are no longer printed?",
      ])
    #expect(all.first?.why.contains(.code("switchboard lesson player")) == true)
  }

  private func words(of prediction: Prediction) -> String {
    prediction.question.map { block in
      if case .paragraph(let content) = block { content.plainText } else { "\(block)" }
    }.joined()
  }

  @Test("are separate questions")
  func identities() throws {
    let document = try MarkdownDocument(parsing: Self.page)
    let page = PagePredictions(in: document, of: "player")
    let all = (page.predictions + page.variations(in: .english)).map(\.identity)
    #expect(Set(all).count == all.count)
  }
}
