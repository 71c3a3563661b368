import Messages

/// A sentence that is hard to read for people with another first language.
package struct HardSentence: Hashable, Sendable {
  /// The reason why it is hard; only reasons that a program can determine without errors.
  package enum Reason: Hashable, Sendable {
    /// The sentence has this many words.
    case long(words: Int)
    /// The sentence has a slip, with this name and cure.
    case slip(Message)
  }

  /// The sentence with its line.
  package let sentence: Sentence
  package let reason: Reason

  /// Creates a hard sentence; nil if the sentence is easy.
  init?(_ sentence: Sentence) {
    self.sentence = sentence
    let words = sentence.words
    if words > WordLimits.sentence {
      reason = .long(words: words)
    } else if let slip = Slip(in: sentence.text) {
      reason = .slip(slip.advice)
    } else {
      return nil
    }
  }
}

/// A construction that readers of English have to decode, often taken over from another language.
struct Slip: Sendable {
  /// Its name, and a cure in a few words.
  let advice: Message
  /// Swift parses a regex literal whenever it evaluates it, so each is evaluated once. None of them
  /// holds code, so threads may share it.
  private nonisolated(unsafe) let pattern: Regex<Substring>

  private nonisolated(unsafe) static let code = /`[^`]*`/

  private init(_ advice: Message, _ pattern: Regex<Substring>) {
    self.advice = advice
    self.pattern = pattern
  }

  /// The first slip in a sentence; nil if there is none. Text in backticks doesn't count.
  init?(in sentence: String) {
    let words = sentence.replacing(Self.code, with: "`x`")
    guard let slip = Self.all.first(where: { words.contains($0.pattern) }) else { return nil }
    self = slip
  }

  static let all = [
    Slip(
      Message("it begins with 'what' or 'who' and asks nothing; say who does something"),
      /^(?:What|Whatever|Who|Whoever|Whom)\s[^?]*\.$/),
    Slip(
      Message("the verb comes first; say 'if'"),
      /^(?:Had|Were)\s[^?]*,[^?]*$/),
    Slip(
      Message("its subject is an infinitive; write the verb with '-ing', or say who does it"),
      /^To [a-z]+[^.,?!]* (?:is|does|means|costs|tells|asks)\b/),
    Slip(
      Message("the object comes first; begin with the subject"),
      #/
        ^(?:Of|Among|From|Beside)\s (?:an?|the|its|each|one)\s [^.,]+ ,\s
        (?:only|each|no|nothing|nobody|all)\b
        /#),
    Slip(
      Message("the verb comes before its subject; begin with the subject"),
      /^(?:With|On|In|From|Beside|Below|Behind) [^.,?!]{3,} (?:goes|comes|stands|lies)\b/),
    Slip(
      Message("'stands' or 'lies' for 'is'; things are in a place"),
      /\b(?:stands?|lies) (?:in|at|beside|below|there|here|behind)\b/),
    Slip(
      Message("'is told'; say who tells whom, or who calls or notifies"),
      /\b(?:is|are|was|were|be|been) told\b/),
    Slip(
      Message("'is said' or 'is asked'; say who says or asks"),
      /\b(?:is|are|was|were) (?:said|asked) (?:by|of|to|no|for)\b/),
    Slip(
      Message("'nobody' or 'nothing' is the subject; say what does not happen"),
      /\b(?:Nobody|Nothing|No one) (?:is|has|who|that|can|may|needs)\b/),
    Slip(
      Message("'gone' for an object; say 'freed' or 'deallocated'"),
      /\b(?:has|have|is|are) gone\b/),
    Slip(
      Message("'as … has it'; say 'like …' or 'the same as …'"),
      /\bas (?:(?:the|its|it|one) )?\w+ (?:has|have) (?:it|them)\b/),
    Slip(
      Message("'belongs into'; say 'belongs in' or 'goes in'"),
      /\bbelongs? into\b/),
    Slip(
      Message("'of its own' or 'one's own'; say whose it is, or leave it out"),
      /\b(?:one['’]s own|of (?:its|their) own)\b/),
    Slip(
      Message("an idiom that dictionaries explain badly; say it in plain words"),
      /\b(?:for good|all the same|comes? to grief|as such|thereby|whereof)\b/),
    Slip(
      Message("'such' without a noun; name the thing"),
      /\b(?:a such|of such|one such|such a one)\b/),
    Slip(
      Message("it begins with 'else'; say 'otherwise'"),
      /^Else\b/),
  ]
}
