import tseslint from "typescript-eslint";
import regexp from "eslint-plugin-regexp";
import reactHooks from "eslint-plugin-react-hooks";

export default tseslint.config(
  { ignores: ["**/dist/**", "**/dist-ssr/**", "**/node_modules/**", "packages/engine/src/generated/**", "docs/**", "test-results/**", "playwright-report/**"] },
  ...tseslint.configs.recommended,
  regexp.configs["flat/recommended"],
  {
    files: ["**/*.{ts,tsx,mjs,js}"],
    rules: {
      "max-lines": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "no-restricted-syntax": ["error", { selector: "ExportDefaultDeclaration", message: "Named exports only." }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-eval": "error",
      "no-implied-eval": "error",
    },
  },
  { files: ["**/*.tsx", "apps/web/src/**/*.ts"], plugins: { "react-hooks": reactHooks }, rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" } },
  { files: ["*.config.{ts,mjs,js}", "**/*.config.{ts,mjs,js}", "eslint.config.mjs", "**/*.d.ts", "apps/server/src/netlify*.ts", "apps/server/netlify/**"], rules: { "no-restricted-syntax": "off" } },
  { files: ["apps/web/public/**/*.js"], rules: { "no-var": "off", "@typescript-eslint/no-unused-vars": "off" } },
);
