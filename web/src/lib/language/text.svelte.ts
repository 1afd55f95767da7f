/** Words: Fluent messages in the language of the reader, and phrases of the server made into sentences. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { remember, recall } from "../device/storage";

export const LANGUAGES = ["en", "ru", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What fills a message: a number, a word, or a reference that the catalog resolves. */
export type Value = number | string | { seat: number } | { name: string } | { names: string[] };
export interface Phrase {
  id: string;
  values: Record<string, Value>;
}
export type Args = Record<string, string | number>;
/** Whether a phrase itself names this message, so that nobody needs to add it. */
export const names = (phrase: Phrase, message: string): boolean => Object.values(phrase.values).some((value) => typeof value === "object" && (("name" in value && value.name === message) || ("names" in value && value.names.includes(message))));

/** How a game says a plain word of the server, such as the id of a place; the key is what the phrase calls it. */
export type Dressing = (word: string, key: string) => string;

type Loader = () => Promise<string>;
const files = import.meta.glob<string>("$locales/*/*.ftl", { query: "?raw", import: "default" });
const loaders = new Map<string, Loader>();
for (const [path, load] of Object.entries(files)) {
  const found = /([a-z]+)\/([a-z-]+)\.ftl$/.exec(path);
  if (found) loaders.set(`${found[1]}/${found[2]}`, load);
}

/** Letters and signs that turn the direction of writing: a name that has them must not disturb its neighbours. */
const TURNING = /[\p{Bidi_Control}\p{Script=Hebrew}\p{Script=Arabic}]/u;
const [ISOLATE, RELEASE] = [String.fromCharCode(0x2068), String.fromCharCode(0x2069)];

/** Whether a sentence begins after these words. */
const BEGINS = /(^|[.!?…]["”»]?\s+)["“„«]?$/;

/** A name as it may stand inside a sentence. */
export function isolate(name: string): string {
  return TURNING.test(name) ? ISOLATE + name.replace(/\p{Bidi_Control}/gu, "") + RELEASE : name;
}

export class Catalog {
  language = $state<Language>("en");
  /** Grows when messages arrive, so that texts on the page are made again. */
  private revision = $state(0);
  private bundles = new Map<Language, FluentBundle>();
  private loaded = new Set<string>();
  private areas = new Set<string>();
  /** Names that are no proper ones, such as "The first hobbit", as they are said where a sentence goes on. */
  private plain = new Map<string, string>();

  private bundle(language: Language): FluentBundle {
    let bundle = this.bundles.get(language);
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false });
      this.bundles.set(language, bundle);
    }
    return bundle;
  }

  add(language: Language, source: string): void {
    for (const error of this.bundle(language).addResource(new FluentResource(source))) {
      console.error(error);
    }
    this.revision += 1;
  }

  /** Fetch areas of messages (a shell part, a game, `quest-cards`) in the present language; one that is not there is none. */
  async need(...areas: string[]): Promise<void> {
    for (const area of areas) this.areas.add(area);
    await this.fetchAll(this.language);
  }

  /** Begin to fetch areas that will soon be needed, in the language of the reader. */
  foresee(...areas: string[]): void {
    for (const area of areas) loaders.get(`${preferred()}/${area}`)?.().catch(() => undefined);
  }

  private async fetchAll(language: Language): Promise<void> {
    const missing = [...this.areas].filter((area) => !this.loaded.has(`${language}/${area}`));
    await Promise.all(
      missing.map(async (area) => {
        const load = loaders.get(`${language}/${area}`);
        if (!load) return;
        const source = await load();
        if (this.loaded.has(`${language}/${area}`)) return;
        this.loaded.add(`${language}/${area}`);
        this.add(language, source);
      }),
    );
  }

  /** Change the language at any time; the page stays where it is. */
  async speak(language: Language): Promise<void> {
    await this.fetchAll(language);
    this.language = language;
    remember("language", language);
    document.documentElement.lang = language;
  }

  async start(...areas: string[]): Promise<void> {
    for (const area of areas) this.areas.add(area);
    await this.speak(preferred());
  }

  /** Whether there is a message with this id, or such an attribute of one (`id.attribute`). */
  has(id: string): boolean {
    void this.revision;
    const [name = id, attribute] = id.split(".");
    const message = this.bundle(this.language).getMessage(name);
    return message !== undefined && (attribute === undefined || attribute in message.attributes);
  }

  /** The message with this id; `id.attribute` names an attribute of it. */
  text(id: string, args: Args = {}): string {
    void this.revision;
    const [name = id, attribute] = id.split(".");
    const bundle = this.bundle(this.language);
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      console.error(`no message ${id} in ${this.language}`);
      return id;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
    for (const error of errors) console.error(`${id}: ${error.message}`);
    return this.flowing(text, args);
  }

  /** Say a name that is no proper one in its own way where it does not begin a sentence. */
  sayInside(name: string, inside: string): void {
    this.plain.set(name, inside);
  }

  private flowing(text: string, args: Args): string {
    for (const value of Object.values(args)) {
      const inside = typeof value === "string" ? this.plain.get(value) : undefined;
      if (inside === undefined) continue;
      const [first = "", ...rest] = text.split(`${value}`);
      text = rest.reduce((before, after) => before + (BEGINS.test(before) ? value : inside) + after, first);
    }
    return text;
  }

  /** Several words joined as the language joins them. */
  list(words: string[]): string {
    const last = words.at(-1) ?? "";
    if (words.length < 2) return last;
    return this.text("list-and", { first: words.slice(0, -1).join(", "), last });
  }

  /** A phrase of the server as a sentence. */
  say(phrase: { id: string; values: Record<string, unknown> }, names: string[], dressing?: Dressing): string {
    return this.text(phrase.id, this.fill(phrase.values as Record<string, Value>, names, dressing));
  }

  private fill(values: Record<string, Value>, names: string[], dressing?: Dressing): Args {
    const args: Args = {};
    for (const [key, value] of Object.entries(values)) {
      if (typeof value === "string") args[key] = dressing?.(value, key) ?? value;
      else if (typeof value === "number") args[key] = value;
      else if ("seat" in value) args[key] = isolate(names[value.seat] ?? `${value.seat + 1}`);
      else if ("name" in value) this.name(args, key, [value.name]);
      else if ("names" in value) this.name(args, key, value.names);
    }
    return args;
  }

  private name(args: Args, key: string, ids: string[]): void {
    args[key] = this.list(ids.map((id) => this.text(id)));
    const forms = ids.map((id) => this.bundle(this.language).getMessage(id)?.attributes ?? {});
    for (const form of Object.keys(forms[0] ?? {})) {
      if (!forms.every((one) => form in one)) continue;
      args[`${key}_${form}`] = this.list(ids.map((id) => this.text(`${id}.${form}`)));
    }
  }
}

function preferred(): Language {
  const asked = [recall("language"), ...navigator.languages].map((tag) => (tag ?? "").slice(0, 2));
  return asked.find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? "en";
}

export const catalog = new Catalog();

/** The message with this id, in the present language. */
export function t(id: string, args: Args = {}): string {
  return catalog.text(id, args);
}
