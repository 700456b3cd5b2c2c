/// A layout, which here has no places, but knows which sections have headers and footers.
@available(iOS 6, tvOS 9, visionOS 1, *)
@MainActor open class UICollectionViewLayout {
  public init() {}
  func list(ofSection section: Int) -> NSCollectionLayoutSection { NSCollectionLayoutSection() }
}

@available(iOS 6, tvOS 9, visionOS 1, *)
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  public var frame = CGRect.zero
  init(at place: Int) {
    super.init()
    frame = CGRect(x: 0, y: 10 * CGFloat(place), width: 320, height: 10)
  }
}

@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {}

@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor public final class NSCollectionLayoutSection {
  var hasHeader = false
  var hasFooter = false
  var hasSeparators = false
  @available(iOS 14, tvOS 14, visionOS 1, *)
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection()
    section.hasHeader = configuration.headerMode == .supplementary
    section.hasFooter = configuration.footerMode == .supplementary
    section.hasSeparators = configuration.showsLines
    return section
  }
}

@available(iOS 13, tvOS 13, visionOS 1, *)
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor public final class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private final class HeadlessEnvironment: NSCollectionLayoutEnvironment {}
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }
  override func list(ofSection section: Int) -> NSCollectionLayoutSection {
    provider(section, HeadlessEnvironment()) ?? NSCollectionLayoutSection()
  }
}

@available(iOS 14, tvOS 14, visionOS 1, *)
public struct UICollectionLayoutListConfiguration: Sendable {
  public enum Appearance: Int, Sendable {
    case plain, grouped
    @available(tvOS, unavailable)
    case insetGrouped
    @available(tvOS, unavailable)
    case sidebar
    @available(tvOS, unavailable)
    case sidebarPlain
  }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  @available(iOS 14.5, visionOS 1, *)
  @available(tvOS, unavailable)
  public var showsSeparators: Bool {
    get { showsLines }
    set { showsLines = newValue }
  }
  fileprivate var showsLines = true
  public init(appearance: Appearance) { self.appearance = appearance }
}

@available(iOS 6, tvOS 9, visionOS 1, *)
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

@available(iOS 6, tvOS 9, visionOS 1, *)
@MainActor public protocol UICollectionViewDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  @available(iOS 15, tvOS 15, visionOS 1, *)
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

@available(iOS 6, tvOS 9, visionOS 1, *)
extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
