import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { hasten } from "./lib/session/early";
import { tableIn } from "./lib/router.svelte";
import { settings } from "./lib/device/settings.svelte";
import { shell } from "./lib/device/shell.svelte";
import { catalog } from "./lib/language/text.svelte";

settings.apply();
shell.start();
const areas = ["common", "lobby"];
const table = tableIn(location.pathname);
if (table) {
  // Fetched meanwhile: on a slow line every wait counts. If it fails, the page asks for it again.
  import("./pages/Table.svelte").catch(() => undefined);
  hasten(table);
  areas.push("table", "kit");
}
await catalog.start(...areas);
const target = document.getElementById("app");
if (target) mount(App, { target });
