/// A placeholder that the default implementation of a picker delegate's row view method returns; it
/// is never shown.
final class PickerRowPlaceholderView: UIView {}
