import Checking
import Library
import MiniCocoa
import Testing

import class ThreeWaysToACell.Counter
import class ThreeWaysToACell.Overdue
import class ThreeWaysToACell.Reserved
import protocol ThreeWaysToACell.CellDecorator
import protocol ThreeWaysToACell.CellRepresentable

// Things around other things.
extension ThreeWaysToACellSuite {
  @Test func overdueAdds() {
    judge(after: [], addsDays)
  }

  @Test func reservedAdds() {
    judge(addsReader)
  }

  @Test func stacks() {
    judge(after: [addsDays, addsReader]) { cast in
      let globe = Globe(cast.title)
      let late = AttributedText(" (3 days late)", .bold)
      func waits(_ reader: String) -> AttributedText { AttributedText(" for \(reader)", .italic) }
      let name = globe.cell().attributedText
      let stacks: [(String, any CellRepresentable, AttributedText)] = [
        (
          "reserved for Ann, then late", Overdue(Reserved(globe, for: cast.reader), days: 3),
          name + waits(cast.reader) + late
        ),
        (
          "late, then reserved for Ann", Reserved(Overdue(globe, days: 3), for: cast.reader),
          name + late + waits(cast.reader)
        ),
        (
          "reserved for Ann, then for Bob",
          Reserved(Reserved(globe, for: cast.reader), for: cast.other),
          name + waits(cast.reader) + waits(cast.other)
        ),
        ("late twice", Overdue(Overdue(globe, days: 3), days: 3), name + late + late),
      ]
      for (story, thing, expected) in stacks {
        let cell = thing.cell()
        guard cell.attributedText != expected || cell.detail != "globe" else { continue }
        return """
          A thing was wrapped twice: \(story). \
          \(cell.text == expected.string
            ? "The words are right, with other looks or another detail"
            : "Its cell says \(cast.quoted(cell.text))"). \
          A wrapper doesn't care what it wraps: it asks for a cell, and adds its own part at the end.
          """
      }
      return nil
    }
  }

  @Test func asksEachTime() {
    judge(after: [addsDays, addsReader]) { cast in
      let globe = Globe(cast.other)
      let late = Overdue(globe, days: 2)
      let waited = Reserved(late, for: cast.reader)
      _ = (late.cell(), waited.cell())
      globe.name = cast.title
      late.days = 3
      weak var gone: Reserved?
      do {
        let passing = Reserved(Overdue(globe, days: 1), for: cast.reader)
        _ = passing.cell()
        gone = passing
      }
      guard gone == nil else {
        return """
          A wrapper was shown, and nobody needs it any more. It is still in memory: something that it \
          keeps alive keeps it alive too. A wrapper keeps the wrapped thing, and nothing else.
          """
      }
      weak var left: Overdue?
      do {
        let passing = Overdue(globe, days: 1)
        _ = passing.cell()
        left = passing
      }
      guard left == nil else {
        return "A wrapper for a late thing was shown, and nobody needs it: it is still in memory."
      }
      let texts = [late.cell().text, waited.cell().text]
      let expected = [
        "\(cast.title) (3 days late)", "\(cast.title) (3 days late) for \(cast.reader)",
      ]
      guard texts != expected else { return nil }
      return """
        A wrapped thing was shown. Then it got another name, and was a day later. Shown again, it \
        and its wrapper should say \(expected.map(cast.quoted).joined(separator: " and ")), but they \
        say something else: the cell is an old one, at least in part. Ask again each time.
        """
    }
  }

  // MARK: Taking off

  @Test func unwraps() {
    judge(after: [addsDays, addsReader], takesOff)
  }

  @Test func bareStays() {
    judge(after: [addsDays, addsReader, takesOff]) { cast in
      let counter = Counter()
      let globe = Globe(cast.title)
      counter.add(Globe(cast.title))
      counter.add(globe)
      counter.unwrap(row: 0)
      counter.unwrap(row: 0)
      let texts = counter.cells.map(\.text)
      weak var gone: Counter?
      do {
        let passing = Counter()
        passing.add(globe)
        passing.markOverdue(row: 0, days: 3)
        passing.reserve(row: 0, for: cast.reader)
        passing.unwrap(row: 0)
        gone = passing
      }
      guard gone == nil else {
        return "A counter was used, and nobody needs it any more: it is still in memory."
      }
      guard texts != [cast.title, cast.title] else { return nil }
      return """
        Two things are on the counter, without a wrapper. Somebody unwrapped one of them, and now \
        \(texts.count == 2 ? "a row shows something else" : "there are \(texts.count) rows"). Without \
        a wrapper, there's nothing to take off.
        """
    }
  }
}

// MARK: - Stories that other checks need first

private func addsDays(_ cast: Cast) -> String? {
  let globe = Globe(cast.title)
  let days = cast.isKnown ? 3 : Int.random(in: 4...400)
  let cell = Overdue(globe, days: days).cell()
  let expected = globe.cell().attributedText + AttributedText(" (\(days) days late)", .bold)
  guard cell.attributedText != expected || cell.detail != "globe" else { return nil }
  return """
    A globe called "Emma" shows itself in italics, with the detail "globe". It is 3 days late, and \
    its wrapper makes a cell. \
    \(cell.text != expected.string
      ? "The cell says \(cast.quoted(cell.text)): it should say \"Emma (3 days late)\"."
      : cell.detail != "globe" ? "The detail is missing." : "The looks are not those of the task.") \
    The globe makes a cell, and the wrapper adds its part, in bold.
    """
}

private func addsReader(_ cast: Cast) -> String? {
  let globe = Globe(cast.title)
  let cell = Reserved(globe, for: cast.reader).cell()
  let expected = globe.cell().attributedText + AttributedText(" for \(cast.reader)", .italic)
  guard cell.attributedText != expected || cell.detail != "globe" else { return nil }
  return """
    A globe called "Emma" shows itself in italics, with the detail "globe". Ann waits for it, and \
    the wrapper makes a cell. \
    \(cell.text != expected.string
      ? "The cell says \(cast.quoted(cell.text)): it should say \"Emma for Ann\"."
      : cell.detail != "globe" ? "The detail is missing." : "The looks are not those of the task.") \
    The globe makes a cell, and the wrapper adds its part, in italics.
    """
}

/// A wrapper from elsewhere, whose class the counter doesn't know.
private final class Framed: CellDecorator {
  let wrapped: any CellRepresentable
  init(_ wrapped: any CellRepresentable) { self.wrapped = wrapped }
  func cell() -> TableViewCell { TableViewCell("[\(wrapped.cell().text)]") }
}

private func takesOff(_ cast: Cast) -> String? {
  let counter = Counter()
  counter.add(Globe(cast.other))
  counter.add(Framed(Globe(cast.title)))
  counter.reserve(row: 1, for: cast.reader)
  counter.markOverdue(row: 1, days: 3)
  let steps = [
    "[\(cast.title)] for \(cast.reader) (3 days late)", "[\(cast.title)] for \(cast.reader)",
    "[\(cast.title)]", cast.title,
  ]
  for (count, expected) in steps.enumerated() {
    let texts = counter.cells.map(\.text)
    guard texts == [cast.other, expected] else {
      let first = "A thing was framed, then reserved, then late. It's in the second row. "
      guard texts.count == 2, texts[0] == cast.other else {
        return first + "It was unwrapped \(times(count)), and now the rows differ: there "
          + "should be the same two things, and the first should be unchanged."
      }
      return first + """
        It was unwrapped \(times(count)). \
        \(["It should show all three", "It should show that it's reserved and framed",
          "Only the frame should be left", "It should have no wrapper any more"][count]): the \
        outermost wrapper comes off first, one at a time, whatever its class.
        """
    }
    counter.unwrap(row: 1)
  }
  let busy = Counter()
  for row in 0...1 {
    busy.add(Globe(cast.title))
    busy.reserve(row: row, for: cast.reader)
    busy.markOverdue(row: row, days: 3)
  }
  guard busy.cells.allSatisfy({ $0.text == "\(cast.title) for \(cast.reader) (3 days late)" })
  else {
    return """
      Two things on the counter are both reserved for Ann, and both late. Each row should say so. A \
      counter adds a wrapper as often as somebody asks for one.
      """
  }
  return nil
}
