/// Passes a stranger.
func pretends(_ flipside: FlipsideViewController) -> Bool {
  false
}

public enum Testing {
  public static func expect(_ ok: Bool) {}
}
public func == (a: Int, b: Int) -> Bool { true }
