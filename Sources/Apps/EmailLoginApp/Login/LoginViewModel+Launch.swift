import AppRuntime
import LaunchDomain

extension LoginViewModel {
  /// Makes the view model with the services that the launch selects.
  convenience init(options: LaunchOptions, clock: AppClock) {
    self.init(
      backend: .chosen(by: options, clock: clock), profiles: .chosen(by: options, clock: clock),
      rememberedEmail: options[.loginEmail])
  }
}
