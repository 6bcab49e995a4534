// Directions of import (CONTRIBUTING.md, how the house is laid out). npm links every workspace into the root, so an undeclared import would resolve: this fails at the first wrong one.
const pkg = (names) => `^(packages/(${names})|node_modules/@candor/(${names}))/`;
const apps = (names) => `^(apps/(${names})|node_modules/@candor/(${names}))/`;
const never = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

export default {
  forbidden: [
    never(
      "engine-imports-nothing",
      { path: "^packages/engine/src/", pathNot: "\\.test\\.ts$" },
      { pathNot: "^packages/engine/src/" },
      "The engine has no dependencies at all.",
    ),
    never(
      "page-reader-imports-nothing-of-ours",
      { path: "^packages/page-reader/" },
      { path: [pkg("engine|content|analyst|protocol"), apps("web|server|cli")] },
    ),
    never("content-and-protocol-import-engine-only", { path: "^packages/(content|protocol)/" }, { path: [pkg("analyst|page-reader"), apps("web|server|cli")] }),
    never("content-and-protocol-apart", { path: "^packages/content/" }, { path: pkg("protocol") }),
    never("protocol-and-content-apart", { path: "^packages/protocol/" }, { path: pkg("content") }),
    never("analyst-imports-engine-content-protocol", { path: "^packages/analyst/" }, { path: [pkg("page-reader"), apps("web|server|cli")] }),
    never("web-never-server-side", { path: "^apps/web/" }, { path: [pkg("page-reader"), apps("server|cli")] }),
    never("server-not-web-or-cli", { path: "^apps/server/" }, { path: apps("web|cli") }),
    never("cli-not-web", { path: "^apps/cli/" }, { path: apps("web") }),
    never(
      "web-feature-apart",
      { path: "^apps/web/src/features/([^/]+)/" },
      { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
      "A feature never imports another feature: move what both need to components or lib.",
    ),
    never("web-components-below-features", { path: "^apps/web/src/(components|lib)/" }, { path: "^apps/web/src/(features|app)/" }),
    never("web-features-below-app", { path: "^apps/web/src/features/" }, { path: "^apps/web/src/app/" }),
    never("web-lib-below-components", { path: "^apps/web/src/lib/" }, { path: "^apps/web/src/components/" }),
    never(
      "web-service-worker-apart",
      { path: "^apps/web/src/service-worker/" },
      { path: "^apps/web/src/", pathNot: "^apps/web/src/(service-worker|lib)/" },
      "It runs without pages.",
    ),
    never("no-cycles", {}, { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } }),
    // "sarif" has types alone, in a package of another name.
    never("no-unresolved", {}, { couldNotResolve: true, pathNot: ["^virtual:", "^node:", "^sarif$", "\\?"] }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|dist-ssr|generated)/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["candor-source", "import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
