export interface PageLink {
  to: string;
  label: string;
}

/** In the masthead. */
export const MAIN_LINKS: readonly PageLink[] = [
  { to: "/analyze", label: "Analyze" },
  { to: "/educate", label: "Education Hub" },
  { to: "/train", label: "Codex and handshakes" },
  { to: "/wisdom", label: "Quotes of Wisdom" },
];

/** In the menu, and in the footer. */
export const TOOL_LINKS: readonly PageLink[] = [
  { to: "/compare", label: "Two Texts Side by Side" },
  { to: "/paper", label: "Scientific Paper Analysis" },
  { to: "/bot-detection", label: "Bot-Like Behavior Detection" },
  { to: "/omissions", label: "Omission Handler" },
  { to: "/educate/bullshit-patterns", label: "Manipulation Pattern Taxonomy" },
  { to: "/testing", label: "Language Testing Laboratory" },
];
export const MORE_LINKS: readonly PageLink[] = [
  { to: "/accuracy", label: "How well does it work?" },
  { to: "/your-data", label: "Your data" },
  { to: "/about", label: "About and privacy" },
  { to: "/map", label: "All pages" },
];
