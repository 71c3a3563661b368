/// Returns a count in words: `0 times`, `once`, `twice`, `3 times`.
public func times(_ count: Int) -> String {
  switch count {
  case 0: "0 times"
  case 1: "once"
  case 2: "twice"
  default: "\(count) times"
  }
}
