/** Delay of the first question from the page's start, the interval of the next ones, and the time for an answer, ms. */
const firstMs = 60_000;
const everyMs = 3_600_000;
const answerMs = 5_000;

/**
 * Asks a minute after the page's start, and then hourly, whether this host still serves the site; where it does not,
 * or no longer answers, asks the other domains in their order (CFG-12). Failures are logged only (CFG-11).
 * @param domains origins that serve the site
 * @param found called with the first domain that answers, and with null once this host serves the site again
 * @returns what stops it
 */
export function startDomainChecker(
  domains: readonly string[],
  found: (mirror: string | null) => void,
): () => void {
  let isOver = false;
  let timer = setTimeout(check, Math.max(0, firstMs - performance.now()));

  async function check() {
    timer = setTimeout(check, everyMs);
    const mirror = await mirrorInsteadOfThisHost(domains);
    if (!isOver && mirror !== undefined) found(mirror);
  }

  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** The domain to use instead of this host; null = this host serves the site, undefined = nothing is known. */
async function mirrorInsteadOfThisHost(
  domains: readonly string[],
): Promise<string | null | undefined> {
  if (!navigator.onLine) return undefined;
  if (await isServedAt(location.origin)) return null;
  for (const domain of domains) {
    if (domain !== location.origin && (await isServedAt(domain))) return domain;
  }
  // biome-ignore lint/suspicious/noConsole: logged only (CFG-11)
  console.warn("domain checker: neither this host nor another domain of the site answers");
  return undefined;
}

async function isServedAt(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/domain/check`, {
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.timeout(answerMs),
    });
    const body: unknown = answer.ok ? await answer.json() : null;
    return (
      typeof body === "object" && body !== null && "isServed" in body && body.isServed === true
    );
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: logged only (CFG-11)
    console.warn(`domain checker: ${origin} does not answer:`, error);
    return false;
  }
}
