// The compiler imports this module into every test file that imports both `Testing` and a module
// called `UIKit`. Swift Testing declares that overlay on Linux too, but the Linux toolchain doesn't
// contain it. It has nothing to add here.
