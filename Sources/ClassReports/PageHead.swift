/// How every page begins, in Mustache, up to its title.
package enum PageHead {
  /// By which a page of ours is known, among its first bytes.
  private static let generator = "<meta name=\"generator\" content=\"Switchboard\">"

  /// Whether a file of which this is the beginning is a page of ours.
  package static func begins(_ start: some Sequence<UInt8>) -> Bool {
    String(decoding: Array(start), as: UTF8.self).contains(generator)
  }

  /// - Parameter script: The hash of the one script that may run, as a policy names it; nil lets none run.
  static func text(script: String? = nil) -> String {
    """
    \(PageText.pragma)
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(generator)
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; \(script.map { "script-src '\($0)'; " } ?? "")\
    base-uri 'none'; form-action 'none'">
    """
  }
}
