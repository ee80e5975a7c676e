@harbour   @slow
Feature:   Tides
    Boats leave when the water is high.
  Background:
  Given the harbour "Whitby"
Scenario Outline: A boat leaves
  Given a boat of <length> metres
      When the tide is <height>
   Then it <result>
 Examples:
 |length|height|result|
 |12|5.1|leaves|
 |7 | 1.2 |waits|
