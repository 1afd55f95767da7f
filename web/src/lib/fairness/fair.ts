/** Checks that anybody can make of a finished match, in the browser alone. */

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  const found = hex.match(/../g) ?? [];
  return Uint8Array.from(found, (pair) => parseInt(pair, 16));
}

export async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", data);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the key of the dice is the one that was promised, with its salt, when the match began. */
export async function keyFits(key: string, commitment: string, salt = ""): Promise<boolean> {
  if (!/^(?:[0-9a-f]{2})+$/i.test(key) || !/^(?:[0-9a-f]{2})*$/i.test(salt)) return false;
  return (await sha256(bytes(salt + key))) === commitment.toLowerCase();
}

/** Whether a record file speaks of this match: same key, same promise, and the key fits it. */
export async function recordFits(text: string, key: string, commitment: string, salt = "", shares: string[] = []): Promise<boolean> {
  const record = JSON.parse(text) as { key?: unknown; commitment?: unknown; salt?: unknown; shares?: unknown };
  const added = JSON.stringify(record.shares ?? []) === JSON.stringify(shares);
  const same = added && record.key === key && record.commitment === commitment && (record.salt ?? "") === salt;
  return same && (await keyFits(key, commitment, salt));
}
