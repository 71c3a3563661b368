import Messages

/// A sentence that is hard to read for somebody whose first language is another.
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
    } else if let slip = Slip.all.first(where: { $0.isIn(sentence.text) }) {
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
  private let pattern: @Sendable (String) -> Bool

  private init(_ advice: Message, _ pattern: @escaping @Sendable (String) -> Bool) {
    self.advice = advice
    self.pattern = pattern
  }

  /// Whether a sentence has the slip; text in backticks doesn't count.
  func isIn(_ sentence: String) -> Bool { pattern(sentence.replacing(/`[^`]*`/, with: "`x`")) }

  static let all = [
    Slip(Message("it begins with 'what' or 'who' and asks nothing; say who does something")) {
      $0.contains(/^(?:What|Whatever|Who|Whoever|Whom)\s[^?]*\.$/)
    },
    Slip(Message("the verb comes first; say 'if'")) { $0.contains(/^(?:Had|Were)\s[^?]*,[^?]*$/) },
    Slip(Message("its subject is an infinitive; write the verb with '-ing', or say who does it")) {
      $0.contains(/^To [a-z]+[^.,?!]* (?:is|does|means|costs|tells|asks)\b/)
    },
    Slip(Message("the object comes first; begin with the subject")) {
      $0.contains(
        #/
        ^(?:Of|Among|From|Beside)\s (?:an?|the|its|each|one)\s [^.,]+ ,\s
        (?:only|each|no|nothing|nobody|all)\b
        /#)
    },
    Slip(Message("the verb comes before its subject; begin with the subject")) {
      $0.contains(
        /^(?:With|On|In|From|Beside|Below|Behind) [^.,?!]{3,} (?:goes|comes|stands|lies)\b/)
    },
    Slip(Message("'stands' or 'lies' for 'is'; things are in a place")) {
      $0.contains(/\b(?:stands?|lies) (?:in|at|beside|below|there|here|behind)\b/)
    },
    Slip(Message("'is told'; say who tells whom, or who calls or notifies")) {
      $0.contains(/\b(?:is|are|was|were|be|been) told\b/)
    },
    Slip(Message("'is said' or 'is asked'; say who says or asks")) {
      $0.contains(/\b(?:is|are|was|were) (?:said|asked) (?:by|of|to|no|for)\b/)
    },
    Slip(Message("'nobody' or 'nothing' is the subject; say what does not happen")) {
      $0.contains(/\b(?:Nobody|Nothing|No one) (?:is|has|who|that|can|may|needs)\b/)
    },
    Slip(Message("'gone' for an object; say 'freed' or 'deallocated'")) {
      $0.contains(/\b(?:has|have|is|are) gone\b/)
    },
    Slip(Message("'as … has it'; say 'like …' or 'the same as …'")) {
      $0.contains(/\bas (?:(?:the|its|it|one) )?\w+ (?:has|have) (?:it|them)\b/)
    },
    Slip(Message("'belongs into'; say 'belongs in' or 'goes in'")) {
      $0.contains(/\bbelongs? into\b/)
    },
    Slip(Message("'of its own' or 'one's own'; say whose it is, or leave it out")) {
      $0.contains(/\b(?:one['’]s own|of (?:its|their) own)\b/)
    },
    Slip(Message("an idiom that dictionaries explain badly; say it in plain words")) {
      $0.contains(/\b(?:for good|all the same|comes? to grief|as such|thereby|whereof)\b/)
    },
    Slip(Message("'such' without a noun; name the thing")) {
      $0.contains(/\b(?:a such|of such|one such|such a one)\b/)
    },
    Slip(Message("it begins with 'else'; say 'otherwise'")) { $0.contains(/^Else\b/) },
  ]
}
