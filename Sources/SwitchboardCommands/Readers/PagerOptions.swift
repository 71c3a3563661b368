import ArgumentParser

/// The option for a page's display: in the reader, in a pager, or printed.
struct PagerOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Use $PAGER (default: 'less -R'), or only print, instead of opening the reader.")
  var pager: Bool?
}
