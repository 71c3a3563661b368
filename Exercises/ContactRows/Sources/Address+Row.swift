import Contacts
import MiniCocoa

// TODO: 2. Let an address show itself. Short: its town. In full: its street, with the town as the
// cell's detail.
