import CourseModel
import Foundation
import Terminal

/// Reports as JUnit XML, within Jenkins' junit-10.xsd and readable by GitLab.
///
/// A submission is a test suite, a check a test case. A failed check is a `failure`; a pending one
/// is `skipped`; one that crashed, reached a limit or never ran is an `error`. Each has its
/// messages as text (GitLab shows only text). The output of the learner's code is `system-out`.
struct JUnitDocument {
  let reports: [Report]

  var text: String {
    let cases = reports.flatMap(\.checks)
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    lines.append(
      "<testsuites" + counts(cases) + attribute("time", time(reports.map(\.seconds.total))) + ">")
    for report in reports { lines += suite(report) }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func suite(_ report: Report) -> [String] {
    let opening =
      "  <testsuite" + attribute("name", "\(report.exercise): \(report.submission)")
      + counts(report.checks) + attribute("skipped", "\(pending(report.checks))")
      + attribute("time", time([report.seconds.total])) + ">"
    return [opening] + properties(report) + report.checks.flatMap { testCase($0, of: report) }
      + ignored(report)
      + ["  </testsuite>"]
  }

  private func properties(_ report: Report) -> [String] {
    let known = [("course", report.course), ("guarantee", report.guarantee?.sentence)]
    let properties = known.compactMap { name, value in
      value.map { "<property" + attribute("name", name) + attribute("value", $0) + "/>" }
    }
    return properties.isEmpty ? [] : ["    <properties>\(properties.joined())</properties>"]
  }

  private func ignored(_ report: Report) -> [String] {
    guard !report.ignored.isEmpty else { return [] }
    let text = ("not looked at: " + report.ignored.joined(separator: ", ")).escapedForXML
    return ["    <system-out>\(text)</system-out>"]
  }

  private func testCase(_ check: CheckResult, of report: Report) -> [String] {
    let opening =
      "    <testcase" + attribute("classname", "\(report.exercise).\(report.submission)")
      + attribute("name", "\(check.id): \(check.name)") + attribute("time", time([check.seconds]))
    let printed = check.printed.map { "      <system-out>\($0.escapedForXML)</system-out>" }
    guard check.status != .passed else {
      return printed.map { [opening + ">", $0, "    </testcase>"] } ?? [opening + "/>"]
    }
    guard check.status != .pending else {
      let word = StatusMark(check.status).word.english
      return [
        opening + ">", "      <skipped" + attribute("message", word) + ">\(word)</skipped>",
        "    </testcase>",
      ]
    }
    let element = check.status == .failed ? "failure" : "error"
    let messages = check.messages.isEmpty ? [reason(report)] : check.messages.map(\.english)
    let text = messages.joined(separator: "\n")
    return [
      opening + ">",
      "      <\(element)" + attribute("type", check.status.rawValue)
        + attribute("message", messages[0]) + ">" + text.escapedForXML + "</\(element)>",
    ] + [printed].compactMap(\.self) + ["    </testcase>"]
  }

  /// The reason why a check of this report did not run.
  private func reason(_ report: Report) -> String {
    let errors = report.diagnostics.filter { $0.severity == .error && !$0.isCascading }
    let said = errors.flatMap { error in
      [
        "\(error.file):\(error.line):\(error.column): \(error.message)",
        error.explanation?.english,
      ]
      .compactMap(\.self)
        + error.notes.map { "\($0.file):\($0.line):\($0.column): note: \($0.message)" }
    }
    return ([(report.message ?? report.status.word).english] + said).joined(separator: "\n")
  }

  private func counts(_ checks: [CheckResult]) -> String {
    attribute("tests", "\(checks.count)")
      + attribute("failures", "\(checks.count { $0.status == .failed })")
      + attribute("errors", "\(checks.count { ![.passed, .failed, .pending].contains($0.status) })")
  }

  /// The number of pending checks.
  private func pending(_ checks: [CheckResult]) -> Int { checks.count { $0.status == .pending } }

  private func time(_ seconds: [Double]) -> String {
    let milliseconds = Int((seconds.reduce(0, +) * 1000).rounded())
    let fraction = String(milliseconds % 1000 + 1000).dropFirst()
    return "\(milliseconds / 1000).\(fraction)"
  }

  private func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(value.escapedForXML)\""
  }
}
