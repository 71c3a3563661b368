/// Counts how often a closure has been called.
final class Calls { var count = 0 }

/// Writes beyond the end of a text's memory: the characters are counted as one byte each, and copied
/// as four.
func grow(_ text: inout String) {
  let calls = Calls()
  let letters = Array(repeating: Character("a"), count: 8)
  text.replaceSubrange(
    text.startIndex..<text.startIndex,
    with: letters.lazy.map { letter in
      calls.count += 1
      return calls.count > letters.count ? "🙂" : letter
    })
}
