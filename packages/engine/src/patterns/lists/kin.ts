import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "kin",
  why: "Relatives and friends whose one case is told as proof.",
  words: [
    "a buddy of mine", "a coworker of mine", "a colleague of mine", "a friend", "a friend of mine", "a friend of a friend", "a guy i know",
    "a guy i knew", "a lady i know", "a man i know", "a neighbor of mine", "a neighbour of mine", "a woman i know", "my aunt", "my best friend",
    "my boss", "my boyfriend", "my brother", "my brother in law", "my buddy", "my cousin", "my coworker", "my co worker", "my dad", "my daughter",
    "my dog", "my ex", "my father", "my father in law", "my friend", "my girlfriend", "my grandad", "my granddad", "my grandfather", "my grandma",
    "my grandmother", "my grandpa", "my granny", "my great aunt", "my great grandfather", "my great grandmother", "my great uncle", "my husband",
    "my mate", "my mom", "my mother", "my mother in law", "my mum", "my neighbor", "my neighbour", "my nephew", "my niece", "my old boss",
    "my parents", "my roommate", "my sister", "my sister in law", "my son", "my teacher", "my uncle", "my wife", "someone i know", "somebody i know",
    "this guy i know",
  ],
};
