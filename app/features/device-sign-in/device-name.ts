/** Browsers and systems by a mark in the user agent, the most telling first. */
const browsers = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
] as const;
const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** What a device is, in names that every language has: "Firefox, Windows"; "" = it does not say (OFC-04). */
export function deviceName(userAgent: string): string {
  const named = (rows: typeof browsers | typeof systems) =>
    rows.find(([, mark]) => mark.test(userAgent.slice(0, 512)))?.[0];
  return [named(browsers), named(systems)].filter((name) => name !== undefined).join(", ");
}
