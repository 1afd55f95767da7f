/** How this browser likes it: theme, sound, notices, shortcuts, names. */
import { recall, remember } from "./storage";

export type Theme = "auto" | "light" | "dark";
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

function flag(key: string, usual: boolean): boolean {
  const stored = recall(key);
  return stored === null ? usual : stored === "yes";
}

class Settings {
  theme = $state<Theme>(THEMES.find((one) => one === recall("theme")) ?? "auto");
  sound = $state(flag("sound", true));
  notices = $state(flag("notices", false));
  shortcuts = $state(flag("shortcuts", true));
  name = $state(recall("name") ?? "");

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.apply();
  }

  apply(): void {
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }

  set(key: "sound" | "notices" | "shortcuts", on: boolean): void {
    this[key] = on;
    remember(key, on ? "yes" : "no");
  }

  setName(name: string): void {
    this.name = name;
    remember("name", name);
  }
}

export const settings = new Settings();
