import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "ailments",
  why: "Diseases and troubles that quack remedies promise to end",
  words: [
    "arthritis", "tinnitus", "baldness", "diabetes", "cancer", "tumors", "tumours", "alzheimer 's", "alzheimer", "dementia", "autism", "adhd",
    "asthma", "eczema", "psoriasis", "acne", "warts", "herpes", "shingles", "migraine", "migraines", "back pain", "neuropathy", "sciatica", "gout",
    "insomnia", "anxiety", "depression", "high blood pressure", "hypertension", "obesity", "belly fat", "cellulite", "wrinkles", "fungus",
    "parasites", "candida", "hiv", "aids", "hepatitis", "covid", "the flu", "the common cold", "blindness", "bad eyesight", "cataracts", "deafness",
    "hearing loss", "infertility", "impotence", "lupus", "paralysis", "snoring", "addiction", "alcoholism", "smoking", "ageing", "aging", "old age",
    "menopause", "ibs", "constipation", "heartburn", "inflammation",
  ],
};
