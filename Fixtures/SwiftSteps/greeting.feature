Feature: Greeting

  Scenario: It answers
    Given "LoginApp" is launched with -ui-testing YES -model.user Ada -model.password 1234
    When I log in as "Ada"
    Then the answer has 7 letters
