import { CATALOG, CATEGORIES } from "@candor/content/catalog";
import type { ComponentType } from "react";
import { setPageLoader } from "../lib/preload.ts";

/** What a page module exports: `Page`. Lesson pages also get their row and content. */
export interface PageModule {
  Page: ComponentType<Record<string, never>>;
}

export interface PageRow {
  /** Path without a trailing slash; matched case-insensitively. */
  path: string;
  title: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
  /** Module under src/features, without the ending. */
  file: string;
  /** Data that the page is drawn from, loaded together with it. */
  props?: () => Promise<Record<string, unknown>>;
  /** Modules of the content package that `props` loads, without the ending: the drawn page asks for them at once. */
  content?: readonly string[];
  /** Module of its chat, which an address with `tab=chat` opens. */
  chat?: string;
  /** Group in the page index. */
  group: "Start" | "Learn" | "Practice and tools" | "About";
}

const SITE: readonly PageRow[] = [
  {
    path: "/",
    title: "Clarity is kindness. Truth is a team sport.",
    description: "Candor marks wording that tries to push you, explains why it can mislead, and gives you a question to ask.",
    file: "home/home-page",
    group: "Start",
  },
  {
    path: "/analyze",
    title: "Analyze a Statement",
    description: "Paste a statement, or one link to an article, and see which wording can mislead, why, and what to ask. Detection runs in your browser.",
    file: "analyze/analyze-page",
    chat: "analyze/chat/chat-panel",
    group: "Start",
  },
  {
    path: "/educate",
    title: "Education Hub",
    description: "Thirty lessons on how wording works on us: short steps, real cases, honest look-alikes next to the tricks, and your own judgment first.",
    file: "educate/hub-page",
    group: "Learn",
  },
  {
    path: "/review",
    title: "Review",
    description: "Examples you missed come back for a second look after about 1, 7 and 30 days.",
    file: "review/review-page",
    group: "Learn",
  },
  {
    path: "/wisdom",
    title: "Quotes of Wisdom",
    description: "About seventy short quotes on doubt, evidence and candor, each with its source. Add your own.",
    file: "wisdom/wisdom-page",
    group: "Practice and tools",
  },
  {
    path: "/educate/bullshit-patterns",
    title: "Manipulation Pattern Taxonomy",
    description: "Every pattern the engine knows: its indicators, why it works, its honest look-alikes and the question to ask. Search, filter and try them.",
    file: "taxonomy/taxonomy-page",
    group: "Practice and tools",
  },
  {
    path: "/testing",
    title: "Language Testing Laboratory",
    description: "Test four wordings side by side, see what is found and how strongly, and correct the detectors when they’re wrong.",
    file: "lab/lab-page",
    group: "Practice and tools",
  },
  {
    path: "/compare",
    title: "Two Texts Side by Side",
    description:
      "Compare two reports of one event, or a draft and its rewrite: see how each one pushes, what only one of them says, and what to ask. Both are read in your browser.",
    file: "compare/compare-page",
    group: "Practice and tools",
  },
  {
    path: "/paper",
    title: "Scientific Paper Analysis",
    description: "Find claims without data, false precision, and every p-value, interval and percentage in a paper, each with a question to ask.",
    file: "checks/paper-page",
    group: "Practice and tools",
  },
  {
    path: "/bot-detection",
    title: "Bot-Like Behavior Detection",
    description: "Spot repetition, interruption and piled-up jargon in a text, and learn what says more about its writer than wording does.",
    file: "checks/bot-page",
    group: "Practice and tools",
  },
  {
    path: "/omissions",
    title: "Omission Handler",
    description: "Four examples of what was left out and why it matters, plus a scan for what your own text doesn’t say.",
    file: "omissions/omissions-page",
    group: "Practice and tools",
  },
  {
    path: "/train",
    title: "Codex and handshakes",
    description: "Copy the codex (v0.8 or v0.9) and a handshake for each task, so your AI tells you how sure it is and what it hasn’t checked.",
    file: "codex/codex-page",
    group: "Practice and tools",
  },
  {
    path: "/about",
    title: "About and privacy",
    description: "What Candor is, how it decides, what it can’t do, and what leaves your browser.",
    file: "about/about-page",
    group: "About",
  },
  {
    path: "/map",
    title: "All pages",
    description: "Every page of Candor in one list: start, learn, practice and tools, about.",
    file: "map/map-page",
    group: "About",
    props: async () => ({ pages: PAGES.map(({ path, title, description, group }) => ({ path, title, description, group })) }),
  },
  {
    path: "/your-data",
    title: "Your data",
    description: "Everything this browser keeps for you. Save it as one file, restore it with a preview, or delete it.",
    file: "your-data/your-data-page",
    group: "About",
  },
  {
    path: "/accuracy",
    title: "How well does it work?",
    description: "What the detectors find and where they’re wrong, measured on published labeled texts: false alarms, ranking, families, known weaknesses.",
    file: "accuracy/accuracy-page",
    group: "About",
  },
];

const LISTS: readonly PageRow[] = CATEGORIES.map((category) => ({
  path: category.route,
  title: category.heading,
  description: category.description,
  file: "categories/category-page",
  group: "Learn" as const,
  props: async () => ({ category }),
}));

const FILE_BY_KIND = {
  steps: "lessons/lesson-page",
  "clarity-signals": "lessons/clarity-signals-page",
  "certainty-vs-trust": "lessons/certainty-vs-trust-page",
  sandbox: "sandbox/sandbox-page",
  "framing-analysis": "framing/framing-page",
  stories: "stories/stories-page",
} as const;

const LESSONS: readonly PageRow[] = CATALOG.map((row) => ({
  path: row.route,
  title: row.title,
  description: row.description,
  file: FILE_BY_KIND[row.kind],
  group: "Learn" as const,
  content: row.kind === "steps" ? ["lessons/index", `lessons/${row.id}`] : ["lessons/index"],
  props: async () => {
    const { lessonLoaders } = await import("@candor/content/lessons/index");
    const load = lessonLoaders[row.id];
    return { row, lesson: load ? await load() : undefined };
  },
}));

const modules = import.meta.glob<PageModule>("../features/**/*-page.tsx");
const key = (file: string) => `../features/${file}.tsx`;

/** Every page, in the order of the page index. */
export const PAGES: readonly PageRow[] = [...SITE, ...LISTS, ...LESSONS];

export async function loadPage(page: PageRow): Promise<{ Page: ComponentType<Record<string, unknown>>; props: Record<string, unknown> }> {
  const load = modules[key(page.file)];
  if (!load) throw new Error(`No page module ${page.file}`);
  const [module, props] = await Promise.all([load(), page.props?.() ?? {}]);
  return { Page: module.Page as unknown as ComponentType<Record<string, unknown>>, props };
}

/** The page at a path, ignoring case and a trailing slash. */
export function pageAt(pathname: string): PageRow | undefined {
  const path = pathname.toLowerCase().replace(/(?<!\/)\/+$/, "") || "/";
  return PAGES.find((page) => page.path === path);
}

setPageLoader(async (path) => {
  const page = pageAt(path);
  if (page) await loadPage(page);
});
