import Contacts
import MiniCocoa

// TODO: 3. Let an e-mail address show itself. Short: its user. In full: "user@host", with the host
// in italics.
