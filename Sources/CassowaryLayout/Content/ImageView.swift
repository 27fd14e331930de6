/// A picture, of which only the size counts; as `UIImageView`.
open class ImageView: LayoutView {
  /// The size of the picture in points, which is the content size; nil for no picture and no content size.
  public final var imageSize: Size? {
    didSet { if imageSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// A view for a picture of a size in points.
  public init(imageSize: Size? = nil) {
    self.imageSize = imageSize
    super.init(frame: .zero)
  }

  /// The size of the picture.
  open override var intrinsicContentSize: Size {
    imageSize ?? Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
}
