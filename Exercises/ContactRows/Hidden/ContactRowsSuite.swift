import Checking
import Contacts
import MiniCocoa
import Testing

import class ContactRows.DetailTable
import enum ContactRows.RowStyle
import protocol ContactRows.RowRepresentable

// The rows of the details.
@Suite struct ContactRowsSuite {
  @Test func numberShort() {
    judge(showsNumber)
  }

  @Test func numberFull() {
    judge { cast in
      guard let cell = ownCell(of: cast.number(), in: .full) else { return mute("A phone number") }
      guard showsNumber(cast) == nil else { return nil }
      guard cell.text == "\(cast.label) \(cast.digits)", cell.detail == nil else {
        return """
          A phone number made its full row. The cell says \(cast.quoted(cell.text))\
          \(cell.detail == nil ? "" : ", and has a detail"): it should say "home 0113 496".
          """
      }
      let text = AttributedText(cast.label, .bold) + AttributedText(" \(cast.digits)")
      guard cell.attributedText != text else { return nil }
      return """
        A phone number made its full row. The cell says "home 0113 496", but it doesn't \
        have the looks from the task: "home" should be bold, and the rest plain.
        """
    }
  }

  @Test func addressShort() {
    judge(showsAddress)
  }

  @Test func addressFull() {
    judge { cast in
      guard let cell = ownCell(of: cast.address(), in: .full) else { return mute("An address") }
      guard showsAddress(cast) == nil else { return nil }
      guard !(cell == (AttributedText(cast.street), cast.town)) else { return nil }
      return """
        An address made its full row. The cell says \(cast.quoted(cell.text)), and its \
        detail is \(cell.detail.map(cast.quoted) ?? "missing"): it should say "12 Mill Lane", \
        with "Leeds" as the detail, and both plain.
        """
    }
  }

  @Test func emailShort() {
    judge(showsEmail)
  }

  @Test func emailFull() {
    judge { cast in
      guard let cell = ownCell(of: cast.email(), in: .full) else {
        return mute("An e-mail address")
      }
      guard showsEmail(cast) == nil else { return nil }
      guard cell.text == "\(cast.user)@\(cast.host)", cell.detail == nil else {
        return """
          An e-mail address made its full row. The cell says \(cast.quoted(cell.text))\
          \(cell.detail == nil ? "" : ", and has a detail"): it should say "ann@example.org".
          """
      }
      let text = AttributedText("\(cast.user)@") + AttributedText(cast.host, .italic)
      guard cell.attributedText != text else { return nil }
      return """
        An e-mail address made its full row. The cell says "ann@example.org", but it \
        looks different from the task: "example.org" should be italic, and the rest plain.
        """
    }
  }
}

// MARK: - Stories that other checks need first

/// The message for an object whose class doesn't conform to the protocol.
func mute(_ title: String) -> String {
  "\(title) can't show itself: its class doesn't conform to `RowRepresentable` yet."
}

/// The message for a wrong short row; nil if the row is right.
private func short(
  _ object: AnyObject, called title: String, _ text: String, for cast: Cast
) -> String? {
  guard let cell = ownCell(of: object, in: .short) else {
    return """
      \(mute(title)) The class is in another module, and you can't change it. But your \
      extension can name the protocol, after a colon.
      """
  }
  guard !(cell == (AttributedText(text), nil)) else { return nil }
  return """
    \(title) made its short row. The cell says \(cast.quoted(cell.text))\
    \(cell.detail == nil ? "" : ", and has a detail"): it should say \(cast.quoted(text)), in \
    plain letters, and nothing else.
    """
}

func showsNumber(_ cast: Cast) -> String? {
  short(cast.number(), called: "A phone number", cast.digits, for: cast)
}

func showsAddress(_ cast: Cast) -> String? {
  short(cast.address(), called: "An address", cast.town, for: cast)
}

func showsEmail(_ cast: Cast) -> String? {
  short(cast.email(), called: "An e-mail address", cast.user, for: cast)
}
