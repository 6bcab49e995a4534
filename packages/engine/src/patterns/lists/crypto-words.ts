import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "crypto-words",
  why: "Terms of token pitches.",
  words: [
    "decentralized", "decentralised", "trustless", "permissionless", "tokenized", "tokenised", "tokenomics", "blockchain", "web3", "defi", "nft",
    "nfts", "dao", "metaverse", "yield farming", "staking", "deflationary", "airdrop", "airdrops", "presale", "whitelist", "whitelisted", "memecoin",
    "altcoin", "altcoins", "moonshot", "hodl", "diamond hands", "passive income", "apy", "gamefi", "interoperable", "interoperability", "minting",
    "cryptoeconomic",
  ],
};
