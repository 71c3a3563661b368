import Contacts
import MiniCocoa

// TODO: 1. Let a phone number show itself. Short: its digits. In full: its label, bold, then a space
// and the digits.
