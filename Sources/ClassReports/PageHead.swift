/// How every page begins, in Mustache, up to its title.
enum PageHead {
  /// - Parameter script: The hash of the one script that may run, as a policy names it; nil lets none run.
  static func text(script: String? = nil) -> String {
    """
    \(PageText.pragma)
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; \(script.map { "script-src '\($0)'; " } ?? "")\
    base-uri 'none'; form-action 'none'">
    """
  }
}
