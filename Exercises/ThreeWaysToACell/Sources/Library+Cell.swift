import Library
import MiniCocoa

// TODO: 3. Let books and films show themselves, as SwitchList shows them.
