/**
 * What assistants answer, in the forms they answer in: recipes, code, tables, lists of questions, of titles and of lines, formulas, letters with blanks.
 * Most had a mark before lists, tables and code were read as what they are; none shows one.
 */
export const NEAR_MISSES: readonly string[] = [
  "Here is a simple spice mix:\n\n* 1 teaspoon ground cumin\n* 1 teaspoon ground coriander\n* 1 teaspoon sweet paprika\n* 1/2 teaspoon salt\n\nStir it and keep it dry.",
  "For the soup you need:\n- 2 cups diced carrots\n- 2 cups diced potatoes\n- 2 cups diced leeks\n- 1/2 teaspoon salt\n\nFor the dumplings:\n- 1 cup flour\n- 1/2 teaspoon salt",
  "1. Measure the window.\n2. Mark the holes.\n3. Who needs a drill? You do.\n4. You can rest the blind on a chair while you screw it in.",
  "Ways to name the shop:\n\n1. Quiet Corner\n2. Inspiring Threads\n3. Stunning Stitches\n4. Best Needle Forward",
  "## 3. Scary masks\nPaint the eyes black.\n## 4. Cold hands\nWear wet gloves.",
  "**7. You can** also freeze the dough for a month.",
  "Ask your guests:\n\n1. Who slept worst? \n2. Who brought too much?\n3. Who knows the way to the lake?\n4. Who wants to cook?",
  "a) Who looked after you at the desk?\nb) Who showed you the room?\nc) Who helped with the bags?",
  '1. "You made it!"\n2. "Glad you are back!"\n3. "There you are!"\n4. "Safe and sound!"',
  "Print each name like this:\n\n```python\nfor name in names:\n    print(name)\nfor name in names:\n    print(name)\nfor name in names:\n    print(name)\n```\n\nThen run it.",
  "Save this as a file:\n\n```\n#include <cstdio>\n#include <cmath>\n#include <ctime>\nint main() { return 0; }\n```",
  "The pattern is:\n\n```regex\n^(25[0-5]|2[0-4][0-9]|[01]?[0-9]?)\\.(25[0-5]|2[0-4][0-9]|[01]?[0-9]?)$\n```",
  "| Plan | Price | Renewal |\n|---|---|---|\n| Music | 5 | Auto-renew |\n| Films | 8 | Auto-renew |\n| News | 4 | Auto-renew |",
  "Volume of sand = length × width\nVolume of sand = 3 × 2\nVolume of sand = 6 cubic metres",
  "We try x = 2. The rest is 8, so x = 2 is no root. We try x = 3. The rest is 5, so x = 3 is no root.",
  "\\[ a \\quad b \\quad\\quad\\quad\\quad c \\]",
  "[Your Name]\n[Your Street]\n[Your Town]\n[Your Email]\n\nDear [Name of the Teacher],\nthank you for your time.",
  "1. **Limited water:** The valley is dry, so we have little water to share.\n2. **Short season:** Frost comes in October.",
  "4. Practice, practice, practice: say the talk aloud to a friend before the day.",
  "In this film a sinister puppet leads two children into an eerie mine.",
  "The novel follows a treacherous guide through a nightmare of ice and fog.",
  "“Aghast” is an adjective for somebody who feels horror or disgust.",
  "He directed:\n* Miracle on Elm Hill (1998)\n* Bamboozled (2000)\n* Night Ferry (2004)",
  "Licence rules differ between counties and can depend on many factors, including the age of the boat, its length and where it may be moored.",
  "Since k is an integer, k + 1 is also an integer.",
];
