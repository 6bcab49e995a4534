import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "shareables",
  why: "Things passed around online that a curiosity headline points at.",
  words: [
    "video~", "photo~", "picture~", "pic~", "gif~", "tweet~", "map~", "trailer~", "parody", "parodies", "dance~", "dog~", "puppy", "puppies", "cat~",
    "kitten~", "baby", "babies", "mashup~", "infographic~", "comic~", "illustration~", "portrait~", "recipe~", "trick~", "hack~", "commercial~",
    "instagram", "instagrams", "dress", "dresses", "cake~", "selfie~", "costume~", "meme~", "snapchat", "vine~", "tumblr", "quiz", "playlist",
    "supercut", "timelapse", "prank~", "proposal", "tattoo~", "makeover~", "outfit~", "wedding", "remix", "cover", "music video", "gallery",
    "screenshot~", "clip~", "doodle~", "cookie~", "cupcake~", "dessert~", "sandwich~",
  ],
};
