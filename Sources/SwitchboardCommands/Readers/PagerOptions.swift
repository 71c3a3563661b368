import ArgumentParser

/// The option for a page's display: in the reader, in a pager, or printed.
struct PagerOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Show it in $PAGER (else 'less -R'), or just print it, instead of opening the reader.")
  var pager: Bool?
}
