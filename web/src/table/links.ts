import { t } from "../lib/text.svelte";

/** Put a link on the clipboard; where that is not allowed, hand it over to be copied by hand. */
export async function copy(link: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(link);
    return t("copied");
  } catch {
    return link;
  }
}
