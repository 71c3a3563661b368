import Library
import MiniCocoa

// TODO: 2. Let books and films show themselves, as SwitchList shows them.
