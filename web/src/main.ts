import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { catalog } from "./lib/text.svelte";

settings.apply();
await catalog.start("common", "lobby");
const target = document.getElementById("app");
if (target) mount(App, { target });
