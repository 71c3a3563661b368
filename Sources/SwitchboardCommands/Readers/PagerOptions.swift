import ArgumentParser

/// Whether a page is shown in the reader, in a pager, or just printed.
struct PagerOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Show it in $PAGER (else 'less -R'), or just print it, instead of opening the reader.")
  var pager: Bool?
}
