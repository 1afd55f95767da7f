import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { worker, WORKER } from "./worker/plugin";

const locales = fileURLToPath(new URL("../src/ringtable/locales", import.meta.url));
const howto = fileURLToPath(new URL("../docs/howto", import.meta.url));
const server = process.env.RINGTABLE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), worker()],
  resolve: {
    alias: { $locales: locales, $howto: howto },
    // Component tests mount in a simulated browser, so they need the browser's half of Svelte.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    target: "es2022",
    // The content security policy allows no data: scripts or fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: fileURLToPath(new URL("index.html", import.meta.url)), sw: WORKER },
      // A worker governs the addresses below its own, and is found again by its name.
      output: {
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // What every page needs comes as one file, and so do the small parts of every board: on a slow line each file costs a
        // round trip.
        codeSplitting: {
          groups: [
            { name: "shell", test: /src\/lib\/(api|clock|games|Icon|mine|notice|quick|roles|router|settings|storage|words)\b/, priority: 1 },
            { name: "pieces", test: /src\/kit\/(dice|drawing|touch)\// },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ["..", locales] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
