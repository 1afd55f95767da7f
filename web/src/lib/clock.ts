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
