import Foundation

/// The command that installs a package of the distribution.
public enum InstallCommand {
  /// Returns the command for the package manager of this machine.
  ///
  /// - Parameters:
  ///   - package: Debian's name of the package.
  ///   - folders: The folders to search for package managers.
  public static func text(
    for package: String, folders: [String] = ["/usr/bin", "/usr/local/bin"]
  ) -> String {
    for (manager, command) in managers
    where folders.contains(where: { access("\($0)/\(manager)", X_OK) == 0 }) {
      return "sudo \(command) \(package)"
    }
    return "the package \(package) (by Debian's name), with the system's package manager"
  }

  private static let managers = [
    ("apt-get", "apt-get install -y"), ("dnf", "dnf install -y"), ("zypper", "zypper install -y"),
    ("pacman", "pacman -S --needed"),
  ]
}
