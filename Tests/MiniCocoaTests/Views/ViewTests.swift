import MiniCocoa
import Testing

@Suite("View")
struct ViewTests {
  @Test("keeps its subviews, and refers to its superview weakly")
  func ownership() {
    var (panel, button): (View?, Button?) = (View(), Button())
    weak let remembered = panel
    weak let rememberedButton = button
    if let panel, let button { panel.addSubview(button) }

    button = nil
    #expect(rememberedButton?.superview === panel)
    panel = nil
    #expect(remembered == nil)
    #expect(rememberedButton == nil)
  }

  @Test("is in one view at a time")
  func moves() {
    let (one, other, button) = (View(), View(), Button())

    one.addSubview(button)
    other.addSubview(button)
    other.addSubview(button)

    #expect(one.subviews.isEmpty)
    #expect(other.subviews.count == 1)
    #expect(button.superview === other)
  }

  @Test("knows its window at whatever depth")
  func window() {
    let (window, panel, button) = (Window(), View(), Button())
    panel.addSubview(button)
    #expect(button.window == nil)

    window.addSubview(panel)

    #expect(button.window === window)
    #expect(window.window === window)
  }

  @Test("cannot lie in itself, at whatever depth")
  func insideItself() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)

    let misuses = Misuse.recorded {
      inner.addSubview(outer)
      outer.addSubview(outer)
    }

    #expect(misuses.map(\.kind) == [.viewInsideItself, .viewInsideItself])
    #expect(outer.superview == nil)
    #expect(outer.subviews.count == 1)
  }
}
