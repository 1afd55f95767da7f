import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const locales = fileURLToPath(new URL("../src/ringtable/locales", import.meta.url));
const server = process.env.RINGTABLE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $locales: locales },
    // Component tests mount in a simulated browser, so they need the browser's half of Svelte.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    target: "es2022",
    // The content security policy allows no data: scripts or fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ["..", locales] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
