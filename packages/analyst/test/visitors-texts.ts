/** Texts that several conversations of the tests are about. */

export const TRAY =
  "Brightwell Foods announced a new tray on Monday. The tray reduces plastic waste by up to 70 percent and has been called a game changer by industry experts. Independent tests confirmed its outstanding performance in 2023. It costs 40 percent less than paper.";

export const RENT =
  "As a valued tenant you will surely understand that rising costs leave us no choice but to raise the rent. If you do not sign by Sunday, I will have to assume that you no longer wish to live here.";

export const LIBRARY =
  "Our town must stop pouring money into the public library. Every other modern city has moved its collection online. Either we close the branch on Elm Street now, or we will have to close the school kitchen next winter. The council’s own survey found that 61 percent of residents had not visited in the past year.";
