Feature: Logging in at a window
  A program in GTK that knows nothing of Understudy, on a display of its own.

  Scenario Outline: <result> with <password>
    Given the desktop program "../Desktop/login.py" is launched
    When I type "test" into the text field "Username"
    And I type "<password>" into the secure text field "Password"
    And I tap the button "Login"
    Then the text "<result>" exists
    And the text field "Username" reads "test"

    Examples:
      | password | result       |
      | 1234     | Success      |
      | wrong    | Login failed |
