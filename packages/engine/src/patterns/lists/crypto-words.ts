import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "crypto-words",
  why: "Terms of token pitches.",
  words: [
    "decentralized", "decentralised", "trustless", "permissionless", "tokenized", "tokenised", "tokenomics", "blockchain", "web3", "web 3", "defi", "nft",
    "nfts", "dao", "metaverse", "smart contract", "smart contracts", "yield farming", "staking", "liquidity pool", "liquidity mining", "layer 2",
    "layer two", "cross chain", "on chain", "deflationary", "hyper deflationary", "auto staking", "airdrop", "airdrops", "presale", "whitelist",
    "whitelisted", "utility token", "governance token", "memecoin", "altcoin", "altcoins", "moonshot", "hodl", "diamond hands", "passive income", "apy",
    "rug proof", "gamefi", "play to earn", "interoperable", "interoperability", "zero knowledge", "burn mechanism", "buyback mechanism",
    "reflection rewards", "hash power", "cloud mining", "mining rewards", "wallet holders", "token holders", "minting", "stablecoin yield",
    "cryptoeconomic", "crypto economic",
  ],
};
