import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* People ask with the words of every day; a text says the same in others. */

const STORM =
  "The storm tore the roof off the school in Brenn on Tuesday. Two pupils were treated in hospital for cuts. Class 4 will be taken by Mr Lund until June.";
const LEASE =
  "Work in the yard takes place from Monday to Friday. The contract is limited to three years. Rubbish goes into the brown bin. Absent: Ms Voss, who was excused.";
const VAN = "The van belongs to the club. Pets are not included in the fare.";

describe("a word that the text has in another form", () => {
  it.each([
    [STORM, "did anyone get hurt", "treated in hospital"],
    [STORM, "who replaces the teacher in class 4", "taken by Mr Lund"],
    [LEASE, "do they work on saturdays", "from Monday to Friday"],
    [LEASE, "is it permanent", "limited to three years"],
    [LEASE, "where does the trash go", "brown bin"],
    [VAN, "who owns the van", "belongs to the club"],
    ["No animals may be kept on the top floor. The rent is due on the first.", "can i keep a hamster", "No animals"],
    [VAN, "is a dog included", "not included"],
  ])("%#: %s", (text, question, words) => {
    const { message } = talk(text, question);
    expect(message).toContain(words);
    expect(message).not.toContain("found no form");
    expect(message).not.toMatch(/To check it|looked up/);
  });
  it("is not one that only sounds like it", () => {
    expect(talk("Breathe freely with our new pillow.", "will it help my asthma").message).not.toContain("says about that");
    expect(talk("Dear tenants, the stairs are cleaned on Monday.", "is it expensive").message).not.toContain("Dear tenants");
  });
});
