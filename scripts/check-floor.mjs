// What the code of the web app asks of a browser must be there in the oldest that it is made for (docs/decisions/0112). The types know which object a name is
// looked up on, MDN's compatibility data since when browsers have it. A name that the same file asks for first (`typeof x.name`, `x.name?.`, `"name" in x`) may be newer.
import bcd from "@mdn/browser-compat-data/forLegacyNode";
import ts from "typescript";
import { floor } from "./lib/floor.mjs";

const AS_MDN_CALLS = { ios_saf: "safari_ios" };
const FLOOR = floor().map(([name, version]) => [AS_MDN_CALLS[name] ?? name, version]);

const numbers = (version) => version.replace("≤", "").split(".").map(Number);
function newer(version, than) {
  const [a, b] = [numbers(version), numbers(than)];
  return a[0] !== b[0] ? a[0] > b[0] : (a[1] ?? 0) > (b[1] ?? 0);
}

/** The browsers of the floor that lack what an entry of the data is about. */
function lackedBy({ support }) {
  return FLOOR.filter(([browser, least]) => {
    const rows = [support[browser] ?? []].flat();
    return !rows.some(({ version_added: since, version_removed: gone, flags, prefix, alternative_name: other }) => {
      if (!since || since === "preview" || flags || prefix || other) return false;
      return !newer(since, least) && (!gone || newer(gone, least));
    });
  }).map(([browser]) => browser);
}

/** `URL.canParse`, `Element.checkVisibility`, `requestIdleCallback`, …, each with the browsers that lack it. */
function newNames() {
  const found = new Map();
  const take = (name, entry) => {
    const lacked = entry.__compat ? lackedBy(entry.__compat) : [];
    if (lacked.length > 0 && entry.__compat.status?.deprecated !== true) found.set(name, lacked);
  };
  for (const [owner, entry] of [...Object.entries(bcd.api), ...Object.entries(bcd.javascript.builtins)]) {
    take(owner, entry);
    for (const [member, of] of Object.entries(entry)) {
      if (member === "__compat") continue;
      const name = member.replace(/_static$/, "");
      if (/^[a-z]\w*$/i.test(name) && !name.includes("_")) take(`${owner}.${name}`, of);
    }
  }
  return found;
}

const NEW = newNames();
const MEMBERS = new Set([...NEW.keys()].map((name) => name.split(".").at(-1)));

function ownerOf(symbol) {
  const parent = symbol.declarations?.[0]?.parent;
  if (!parent) return "";
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
  // `declare var URL: { canParse(…) }`
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) return parent.parent.name.getText();
  // `declare namespace Intl { const Segmenter: … }`
  return ts.findAncestor(parent, ts.isModuleDeclaration)?.name.text ?? "";
}

const isOfBrowser = (symbol) => symbol?.declarations?.every((d) => /[\\/]lib\.[\w.]+\.d\.ts$/.test(d.getSourceFile().fileName)) === true;

/** What it is called in the data, when it comes from the browser and is too new. A member may stand at an owner's parent or a mixin, and `Window` holds the globals. */
function tooNew(symbol) {
  if (!isOfBrowser(symbol)) return undefined;
  const owner = ownerOf(symbol).replace(/Constructor$|EventMap$/, "");
  return [`${owner}.${symbol.name}`, `Window.${symbol.name}`, symbol.name].find(
    (name, i) => NEW.has(name) && (i === 0 || owner === "" || /^Window/.test(owner)),
  );
}

function askedFor(node, text) {
  const name = node.text;
  const at = node.parent;
  const whole = ts.isPropertyAccessExpression(at) && at.name === node ? at : node;
  if (ts.isTypeOfExpression(whole.parent) || whole.parent.questionDotToken) return true;
  return [`typeof [\\w.]*\\b${name.replace(/^cancel(?=[A-Z])/, "request")}\\b`, `["']${name}["'] in `, `\\b${name}\\?\\.`].some((form) =>
    new RegExp(form).test(text),
  );
}

const OURS = /[\\/](?:apps[\\/]web|packages[\\/](?:engine|analyst|content|protocol))[\\/]src[\\/]/;
const NOT_IN_A_BROWSER = /\.test\.tsx?$|[\\/]entry-server\.tsx$/;

/** Lines of complaint about the files of a program that pass `isOurs`. */
export function belowFloor(program, isOurs) {
  const checker = program.getTypeChecker();
  const said = [];
  for (const file of program.getSourceFiles()) {
    if (!isOurs(file.fileName)) continue;
    const visit = (node) => {
      if (ts.isTypeNode(node)) return;
      if (ts.isIdentifier(node) && MEMBERS.has(node.text)) {
        const name = tooNew(checker.getSymbolAtLocation(node));
        if (name && !askedFor(node, file.text)) {
          const { line } = file.getLineAndCharacterOfPosition(node.getStart());
          said.push(`${file.fileName}:${line + 1}: ${name} is not in ${NEW.get(name).join(", ")} of the floor`);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return said;
}

export const optionsOf = (config) => ts.parseJsonConfigFileContent(ts.readConfigFile(config, ts.sys.readFile).config, ts.sys, process.cwd());

if (process.argv[1]?.endsWith("check-floor.mjs")) {
  const { options, fileNames } = optionsOf("tsconfig.json");
  const roots = fileNames.filter((name) => OURS.test(name) && !NOT_IN_A_BROWSER.test(name));
  const said = belowFloor(
    ts.createProgram(roots, { ...options, incremental: false, tsBuildInfoFile: undefined }),
    (name) => OURS.test(name) && !NOT_IN_A_BROWSER.test(name),
  );
  if (said.length > 0) {
    console.error(said.join("\n"));
    process.exit(1);
  }
}
