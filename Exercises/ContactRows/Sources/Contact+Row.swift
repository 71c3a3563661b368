import Contacts
import MiniCocoa

// TODO: 5. Let a contact show itself. Short: its name. In full: its name, bold, and as the cell's
// detail the number of its details.
