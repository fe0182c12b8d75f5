import autocannon from "autocannon";

/** What a browser says with a page's request. */
export const asBrowser = {
  accept: "text/html,application/xhtml+xml",
  "accept-encoding": "gzip, deflate, br",
  "accept-language": "en",
};

/** Answers of 200 per second over a while. Throws where any answer is another. */
export async function pagesPerSecond(
  url: string,
  seconds: number,
  connections = 4,
): Promise<number> {
  const {
    "2xx": good,
    non2xx,
    errors,
    duration,
  } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: asBrowser,
  });
  if (non2xx > 0 || errors > 0)
    throw new Error(`${url}: ${non2xx} other answers, ${errors} errors`);
  return good / duration;
}
