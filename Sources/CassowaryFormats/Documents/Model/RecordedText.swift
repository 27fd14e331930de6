import CassowaryLayout

/// A text whose view takes the size that it was drawn at, which need not be what the text needs.
struct RecordedText: Sendable {
  let font: Font
  /// The most lines; 0 for as many as it takes.
  let lines: Int

  /// By how many points a text has less than it needs in a frame, along an axis.
  func shortage(of text: String, in frame: Rect, along axis: Axis) -> Double {
    let measurer = TextMeasurer(font: font)
    switch axis {
    case .horizontal: return lines == 1 ? measurer.width(of: text) - frame.width : 0
    case .vertical:
      return measurer.size(of: text, width: lines == 1 ? .infinity : frame.width, limit: lines).height - frame.height
    }
  }
}
