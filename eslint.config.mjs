import tseslint from "typescript-eslint";
import regexp from "eslint-plugin-regexp";
import reactHooks from "eslint-plugin-react-hooks";

const NAMED_ONLY = { selector: "ExportDefaultDeclaration", message: "Named exports only." };
const BUILT_ONCE = {
  selector: ":function CallExpression[callee.name=/^(?:anyOf|anyWords|anyWordStart|between)$/]:has(> Literal[regex], > ArrayExpression)",
  message: "Put an expression together once, at the top of the file.",
};

export default tseslint.config(
  { ignores: ["**/dist/**", "**/dist-ssr/**", "**/node_modules/**", "packages/engine/src/generated/**", "docs/**", "test-results/**", "playwright-report/**"] },
  ...tseslint.configs.recommended,
  regexp.configs["flat/recommended"],
  {
    files: ["**/*.{ts,tsx,mjs,js}"],
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "no-restricted-syntax": ["error", NAMED_ONLY],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-eval": "error",
      "no-implied-eval": "error",
      // Quadratic when something else follows: strangers decide how long a text is.
      "regexp/no-super-linear-move": ["error", { report: "certain" }],
    },
  },
  {
    files: ["**/*.tsx", "apps/web/src/**/*.ts"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  {
    files: ["*.config.{ts,mjs,js}", "**/*.config.{ts,mjs,js}", "eslint.config.mjs", "**/*.d.ts", "apps/server/src/netlify*.ts", "apps/server/netlify/**"],
    rules: { "no-restricted-syntax": "off" },
  },
  // Lists of wordings, written to be read: alternatives may overlap. What could run away (super-linear backtracking) stays an error.
  {
    files: ["packages/analyst/src/**/*.ts"],
    rules: {
      "regexp/no-dupe-disjunctions": "off",
      "regexp/no-contradiction-with-assertion": "off",
      "regexp/no-useless-assertions": "off",
      "regexp/optimal-quantifier-concatenation": "off",
      "regexp/no-useless-non-capturing-group": "off",
      "regexp/no-unused-capturing-group": "off",
      "regexp/prefer-character-class": "off",
      "no-restricted-syntax": ["error", NAMED_ONLY, BUILT_ONCE],
      // Forms of one expression have the same flags (text/forms.ts).
      "regexp/no-useless-flag": ["warn", { ignore: ["i"] }],
    },
  },
  // Texts here are ours, and short.
  { files: ["**/*.test.{ts,tsx}", "**/test/**", "**/e2e/**", "**/scripts/**", "bench/**"], rules: { "regexp/no-super-linear-move": "off" } },
  // The tests of a worker share a context, and each has a page of its own only by ours.
  {
    files: ["apps/web/e2e/*.spec.ts"],
    rules: { "no-restricted-imports": ["error", { paths: [{ name: "@playwright/test", importNames: ["test"], message: "Take it from ./support/test.ts." }] }] },
  },
  { files: ["apps/web/public/**/*.js"], rules: { "no-var": "off", "@typescript-eslint/no-unused-vars": "off" } },
);
