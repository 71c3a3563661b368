import Checking
import Contacts
import MiniCocoa
import Testing

import class ContactRows.DetailTable
import enum ContactRows.RowStyle
import protocol ContactRows.RowRepresentable

// What details show of themselves.
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
          A phone number was asked for a full row. The cell says \(cast.quoted(cell.text))\
          \(cell.detail == nil ? "" : ", and has a detail"): it should say "home 0113 496".
          """
      }
      let text = AttributedText(cast.label, .bold) + AttributedText(" \(cast.digits)")
      guard cell.attributedText != text else { return nil }
      return """
        A phone number was asked for a full row. The cell says "home 0113 496", and its looks are \
        others than the task says: "home" should be bold, and the rest plain.
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
        An address was asked for a full row. The cell says \(cast.quoted(cell.text)), and its \
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
          An e-mail address was asked for a full row. The cell says \(cast.quoted(cell.text))\
          \(cell.detail == nil ? "" : ", and has a detail"): it should say "ann@example.org".
          """
      }
      let text = AttributedText("\(cast.user)@") + AttributedText(cast.host, .italic)
      guard cell.attributedText != text else { return nil }
      return """
        An e-mail address was asked for a full row. The cell says "ann@example.org", and its looks \
        are others than the task says: "example.org" should be italic, and the rest plain.
        """
    }
  }
}

// MARK: - Stories that other checks presuppose

/// What is said of an object whose class has not adopted the protocol.
func mute(_ title: String) -> String {
  "\(title) cannot show itself: its class is not `RowRepresentable` yet."
}

/// What is said of a short row that is not as it should be; nil if it is.
private func short(
  _ object: AnyObject, called title: String, _ text: String, for cast: Cast
) -> String? {
  guard let cell = ownCell(of: object, in: .short) else {
    return """
      \(mute(title)) The class is of another module, and stays as it is. Your extension of it can say \
      so, behind a colon.
      """
  }
  guard !(cell == (AttributedText(text), nil)) else { return nil }
  return """
    \(title) was asked for a short row. The cell says \(cast.quoted(cell.text))\
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
