/** Time from the start of a page to the start of its counters, ms; none on the registration page (ANA-01). */
export const counterDelayMs = 10_000;

type Queued = ((...what: unknown[]) => void) & {
  /** Calls that wait for the vendor's script, by its own name for them. */
  queue?: unknown[][];
  a?: unknown[][];
  l?: number;
};
type Tagged = typeof globalThis & { ym?: Queued; twq?: Queued };

/** Loads a vendor's script once. The page's own code loads it, so the content policy lets it run. */
function loadScript(src: string): void {
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  script.addEventListener("error", () => logCounterError(src));
  document.head.append(script);
}

/** Logged only (CFG-11). */
function logCounterError(what: unknown): void {
  // biome-ignore lint/suspicious/noConsole: logged only (CFG-11)
  console.warn("analytics counter:", what);
}

/** Vendors by number of the counter's type: how each one's own loader begins. */
const vendors: Readonly<Record<string, (code: string) => void>> = {
  // Twitter: https://business.x.com/en/help/campaign-measurement-and-analytics/conversion-tracking-for-websites
  "4": (code) => {
    const tags = globalThis as Tagged;
    const queue: unknown[][] = [];
    const twq: Queued =
      tags.twq ?? Object.assign((...what: unknown[]) => queue.push(what), { queue });
    tags.twq = twq;
    loadScript("https://static.ads-twitter.com/uwt.js");
    twq("config", code);
  },
  // Yandex: https://yandex.com/support/metrica/en/code/counter-initialize
  "8": (code) => {
    const tags = globalThis as Tagged;
    const a: unknown[][] = [];
    const waiting = Object.assign((...what: unknown[]) => a.push(what), { a, l: Date.now() });
    const ym: Queued = tags.ym ?? waiting;
    tags.ym = ym;
    loadScript("https://mc.yandex.ru/metrika/tag.js");
    ym(Number(code), "init", { clickmap: false, webvisor: false, trackLinks: false });
  },
};

/**
 * Starts the counters that the platform names for this site, for a visitor who has consented. A type that the product
 * does not know, or a failure, is logged and nothing more (CFG-11).
 */
export async function startCounters(lng: string): Promise<void> {
  try {
    const answer = await fetch(`/remote/counters?lng=${lng}`, { cache: "no-store" });
    if (!answer.ok) return logCounterError(answer.status);
    const counters: Readonly<Record<string, string>> = await answer.json();
    for (const [type, code] of Object.entries(counters)) {
      const start = vendors[type];
      if (start) start(code);
      else logCounterError(`unknown type ${type}`);
    }
  } catch (error) {
    logCounterError(error);
  }
}
