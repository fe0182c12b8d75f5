import { Browser, type Page } from "./browser";
import type { Site } from "./site";

/** The page of limits. */
export const limitsPage = "/en/office/responsible";
/** The calls of the limit service, and what most of their paths begin with. */
const limitCalls = "/limit-service-api/";
export const limitsBase = "/limit-service-api/api/external/web/v3";

/** A signed-in player whose limits go back after the test. */
export async function limitsPlayer(site: Site): Promise<Browser> {
  const browser = new Browser();
  await browser.signIn();
  await site.player("demo@example.test", {});
  return browser;
}

/** Sends the form of limits. */
export function saveLimits(
  browser: Browser,
  fields: Readonly<Record<string, string>>,
): Promise<Page> {
  return browser.post(limitsPage, { intent: "save", key: "k", ...fields });
}

/** What the page of limits tells once. */
export function newsOn(shown: Page) {
  return shown.data("routes/responsible").page.news;
}

/** What the page says holds of a type, and shows in its field. */
export function limitOn(shown: Page, code: number) {
  const { view } = shown.data("routes/responsible").page;
  const field = view?.sections.flatMap(({ fields }) => fields).find((each) => each.code === code);
  return (
    field && {
      held: field.held?.value ?? null,
      text: field.shown,
      pending: field.pending?.value ?? null,
    }
  );
}

/** The calls that changed something at the limit service since the last mark. */
export async function limitChanges(site: Site): Promise<readonly string[]> {
  return (await site.calls(limitCalls))
    .filter(({ method }) => method !== "GET")
    .map(({ path }) => path);
}

/** The next save fails; limits are read before by the same path. */
export async function failSaving(site: Site, fault: Readonly<Record<string, unknown>>, times = 1) {
  await site.fault(`${limitsBase}/limits`, { delayMs: 1 }, 1);
  await site.fault(`${limitsBase}/limits`, fault, times);
}
