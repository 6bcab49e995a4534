import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* Short texts on one thing: a notice and its first day, a label in a museum, a review and what its writer got, a post that wants a comment. */

const NOTICE =
  "Parking in Hale changes. From Tuesday 9 June the first hour costs 2 euros instead of 1. Residents park free, as now. In Corby, where it began in 2019, traffic fell by 12 percent.";
const LABEL =
  "Clay bowl, about 1200 BC. It shows a boat with two oars. Most scholars see a burial, but the marks are worn and no reading is certain. The museum bought it in 1911.";
const REVIEW =
  "Four stars for the Luma lamp. The light is great and it weighs 900 grams. The battery holds 6 hours, but only 2 on full. After a month the switch failed. The maker sent me the lamp to try. If you read in bed, buy it.";
const POST =
  "I quit my job in May. Now my shop makes 40,000 euros a month and I sleep till ten. My mentor Tom Ryle says that doubt is for losers. Want my plan? Comment “PLAN” below. I only send it to 30 people.";

describe("in a talk that is written down", () => {
  const TALK =
    "HOST: How many buses run?\nMAYOR LIND: We ordered 40 buses. People like them.\nHOST: Your report says 12 run.\nMAYOR LIND: More will come in 2027.";
  it("a line is its speaker’s, and not the text’s", () => {
    const { message } = talk(TALK, "who says 12");
    expect(message).toContain("**HOST**:\n\n> “Your report says 12 run.”");
    expect(message).not.toContain("own voice");
  });
});
