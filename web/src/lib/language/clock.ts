/** Times as people say them, in their language. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** "3 minutes ago", "in 2 hours": from seconds since the epoch. */
export function ago(seconds: number, language: string, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const distance = seconds - now;
  for (const [unit, size] of STEPS) {
    if (Math.abs(distance) >= size || unit === "second") return format.format(Math.round(distance / size), unit);
  }
  return "";
}

export function percent(value: number, language: string, digits = 1): string {
  const format = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(language, format).format(value);
}

export function decimal(value: number, language: string, digits = 1): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);
}

/** A chance as exactly as it is known: counted out to a decimal, after some tries as the interval in which it lies
 *  (Wilson, 95 %), and a guess without tries as a round number. */
export function chanceWords({ value, visits }: { value: number; visits: number }, exact: boolean, language: string): string {
  if (exact) return percent(value, language);
  if (!visits) return `≈${percent(value, language, 0)}`;
  const z = 1.96;
  const middle = (value + (z * z) / (2 * visits)) / (1 + (z * z) / visits);
  const half = (z * Math.sqrt((value * (1 - value)) / visits + (z * z) / (4 * visits * visits))) / (1 + (z * z) / visits);
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).formatRange(Math.max(0, middle - half), Math.min(1, middle + half));
}
