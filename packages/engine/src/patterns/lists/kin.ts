import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "kin",
  why: "Relatives and friends whose one case is told as proof.",
  words: [
    "a colleague of mine", "a friend", "a friend of mine", "a friend of a friend", "a guy i know", "a guy i knew", "a lady i know", "a man i know",
    "a woman i know", "my aunt", "my best friend", "my boss", "my brother", "my brother in law", "my cousin", "my co worker", "my dad", "my daughter",
    "my dog", "my ex", "my father", "my father in law", "my friend", "my grandmother", "my husband", "my mom", "my mother", "my mother in law",
    "my neighbor", "my parents", "my roommate", "my sister", "my sister in law", "my son", "my teacher", "my uncle", "my wife", "someone i know",
    "somebody i know", "this guy i know",
  ],
};
