Feature: Logging in
  The login app, with a stand-in for its service that knows one user.

  Background:
    Given the launch argument "model.user" is "test"
    And the secret launch argument "model.password" is "1234"
    And "LoginApp" is launched with -ui-testing YES

  @smoke
  Scenario: The right password
    When I type "test" into the text field "Username"
    And I type "1234" into the secure text field "Password"
    And I tap the button "Login"
    Then the text "results" reads "Success"

  Scenario Outline: Refused: <why>
    When I log in as "<user>" with "<password>"
    Then the text "results" reads "Login failed"

    Examples:
      | why                | user   | password           |
      | the wrong password | test   | incorrect-password |
      | nobody             | nobody | 1234               |

  Scenario: Typing is corrected
    When I type "tset" into the text field "Username"
    And I replace the text of the text field "Username" with "test"
    Then the text field "Username" reads "test"
    When I clear the text field "Username"
    Then the text field "Username" has the placeholder "Username"

  Scenario: The screen at the start
    Then the screen looks like "the form"
    And the button "Login" is enabled
    And the screen does not show "Success"

  Rule: What the service answers takes time

    Scenario: A missing connection is reported after two seconds
      Given "LoginApp" is launched with -ui-testing YES
        | model.error | offline |
        | model.delay | 2       |
      When I log in as "test" with "1234"
      Then the activity indicator "In progress" exists
      And immediately the text "results" does not exist
      When the clock advances 1 s
      Then the activity indicator "In progress" exists
      And within 30 s the text "results" reads "No connection"

    Scenario: A minute of waiting takes no time
      Given "LoginApp" is launched with -ui-testing YES -model.delay 60
      When I log in as "test" with "1234"
      Then within 90 s the text "results" reads "Success"
      And the activity indicator "In progress" does not exist
