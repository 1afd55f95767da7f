/** Builds the service worker beside the page, and tells it which files the shell consists of. */
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

export const WORKER = fileURLToPath(new URL("sw.ts", import.meta.url));

/** What a page needs to say something: itself, a table, and their words. */
const SHELL = [/\/src\/pages\/Table\.svelte$/, /\/locales\/\w+\/(common|lobby|table|kit)\.ftl/];

export function worker(): Plugin {
  return {
    name: "ringtable-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const shell = shellOf(bundle);
        const hash = createHash("sha256");
        for (const name of Object.keys(bundle).toSorted()) {
          const one = bundle[name];
          hash.update(name);
          if (one?.type === "asset" && name.endsWith(".html")) hash.update(one.source);
        }
        const sw = bundle["sw.js"];
        if (sw?.type !== "chunk") throw new Error("the service worker was not built");
        sw.code = sw.code
          .replaceAll("__BUILD__", JSON.stringify(hash.digest("hex").slice(0, 16)))
          .replaceAll("__SHELL__", JSON.stringify(shell));
      },
    },
  };
}

/** The files of the shell, with everything that they import at once and the styles that come along. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const take = (name: string): void => {
    const one = bundle[name];
    if (found.has(name) || one?.type !== "chunk") return;
    found.add(name);
    for (const style of one.viteMetadata?.importedCss ?? []) found.add(style);
    one.imports.forEach(take);
  };
  for (const [name, one] of Object.entries(bundle)) {
    if (one.type !== "chunk" || name === "sw.js") continue;
    const from = one.facadeModuleId ?? "";
    if (one.isEntry || SHELL.some((pattern) => pattern.test(from))) take(name);
  }
  return [...found].toSorted().map((name) => `/${name}`);
}
