Feature: Logging in at a terminal
  A program in Python that knows nothing of Understudy, in a terminal of its own.

  Scenario Outline: <result> with <password>
    Given the terminal program "../Terminal/login.py" is launched
    When I type "test" into the text field "Username"
    And I type "<password>" into the secure text field "Password"
    And I tap the button "Login"
    Then the text "<result>" exists
    And the text field "Username" reads "test"

    Examples:
      | password | result       |
      | 1234     | Success      |
      | wrong    | Login failed |

  Scenario: Keys alone
    Given the terminal program "../Terminal/login.py 'two words'" is launched
    When I type "test"
    And I press the key "tab"
    And I type "two words"
    And I press the key "tab"
    And I press the key "return"
    Then the text "Success" exists
