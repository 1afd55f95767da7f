import { t } from "../../lib/language/text.svelte";

/** What became of a link that was to go to the clipboard: where that is not allowed, it is copied by hand. */
export interface Copied {
  link: string;
  done: boolean;
}

export async function copy(link: string): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(link);
    return { link, done: true };
  } catch {
    return { link, done: false };
  }
}

/** It in words, made when they are read: the language may change while they stand there. */
export const copiedWords = (copied: Copied | null): string => (copied ? (copied.done ? t("copied") : copied.link) : "");
