import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "crypto-words",
  why: "Terms of token pitches.",
  words: [
    "decentralized", "decentralised", "trustless", "permissionless", "tokenized", "tokenomics", "blockchain", "web3", "defi", "nft",
    "nfts", "metaverse", "yield farming", "staking", "deflationary", "airdrop", "airdrops", "presale", "memecoin",
    "altcoin", "altcoins", "moonshot", "hodl", "diamond hands", "passive income",
  ],
};
