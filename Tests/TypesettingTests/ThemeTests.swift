import Foundation
@testable import Terminal
import Testing
@testable import Typesetting

@Suite("Theme")
struct ThemeTests {
  @Test(
    "has a contrast of at least 4.5 to 1 with the background it is for",
    arguments: [
      (.light, 0xFFFFFF), (.light, 0xFDF6E3), (.dark, 0x000000), (.dark, 0x1E1E1E),
      (.dark, 0x282C34),
    ] as [(Theme.Name, UInt32)])
  func contrasts(name: Theme.Name, background: UInt32) {
    let background = Color.hex(background)

    let pale = Theme.named(name).styles.compactMap(\.foreground).filter {
      $0.contrast(with: background) < 4.5
    }

    #expect(pale == [])
  }

  @Test("brings its own colors, and no background", arguments: [Theme.Name.light, .dark])
  func isOwn(name: Theme.Name) {
    let theme = Theme.named(name)

    #expect(theme.needsTruecolor)
    #expect(theme.styles.compactMap(\.foreground).filter { !$0.isOwn } == [])
    #expect(theme.styles.compactMap(\.background) == [])
  }

  @Test("uses only named colors that are readable on black and on white, by default")
  func standardIsReadable() {
    let readable: Set<Color> = [.magenta, .cyan, .green, .red]

    #expect(!Theme.standard.needsTruecolor)
    #expect(readable.isSuperset(of: Theme.standard.styles.compactMap(\.foreground)))
    #expect(Theme.standard.styles.compactMap(\.background) == [])
  }

  @Test("tells the parts of a program apart", arguments: Theme.Name.allCases)
  func isDistinct(name: Theme.Name) {
    let styles = Theme.named(name).swift.styles

    #expect(Set(styles).count == styles.count)
  }

  @Test("tells the six headings apart, also without color", arguments: Theme.Name.allCases)
  func tellsHeadingsApart(name: Theme.Name) {
    let looks = (1...6).map { level in
      var look = Theme.named(name).headings[level - 1]
      look.foreground = nil
      return look
    }

    #expect(Set(looks).count == 6)
  }

  @Test(
    "gives way to the standard one where its colors can't be shown",
    arguments: [.none, .sixteen] as [TerminalProfile.ColorDepth])
  func givesWay(depth: TerminalProfile.ColorDepth) {
    let profile = TerminalProfile(isTerminal: true, colorDepth: depth, attributes: true)

    #expect(TerminalTypesetter(profile: profile, theme: .dark).theme == .standard)
  }
}

extension Theme {
  fileprivate var headings: [Style] { [title, heading, subheading] + lesserHeadings }

  /// The styles of everything on a page.
  fileprivate var styles: [Style] {
    [
      title, heading, subheading, emphasis, strong, code, codeBlock, participant, link, target,
      quote, html, removed, added, furniture, struck,
    ] + lesserHeadings + swift.styles
  }
}

extension Theme.Swift {
  fileprivate var styles: [Style] {
    [keyword, type, string, number, comment, attribute, directive, plain]
  }
}

extension Color {
  fileprivate var isOwn: Bool { if case .rgb = self { true } else { false } }

  /// The contrast ratio of WCAG 2.2, from 1 to 21.
  fileprivate func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The relative luminance of WCAG 2.2, from 0 to 1.
  private var luminance: Double {
    guard case .rgb(let red, let green, let blue) = self else { return 0 }
    let linear = [red, green, blue].map { channel in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
