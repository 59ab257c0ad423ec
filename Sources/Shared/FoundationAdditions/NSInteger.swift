/// An integer with the size of a pointer, by the name that Objective-C gives it.
public typealias NSInteger = Int
