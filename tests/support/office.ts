import type { Browser, Page } from "./browser";
import type { Site } from "./site";

/** Values of a name in a remote page's body, in their order. */
export function valuesIn(page: Page, name: string, app = "office"): string[] {
  const body = page.bodies.get(app)?.content ?? "";
  return [...body.matchAll(new RegExp(`<data[^>]*data-name="${name}"[^>]*>`, "g"))].map(
    ([tag]) => /value="([^"]*)"/.exec(tag)?.[1] ?? "",
  );
}

/** The body of the office's page. */
export function bodyOf(page: Page, app = "office"): string {
  return page.bodies.get(app)?.content ?? "";
}

/** What a refused form tells on its page: codes and words. */
export function toldIn(page: Page, app = "office"): [string, string][] {
  return [...bodyOf(page, app).matchAll(/<li data-code="([\w-]+)">(?:<a[^>]*>)?([^<]*)</g)].map(
    ([, code = "", words = ""]) => [code, words],
  );
}

/** Fields of the form of an intent on a remote's page, as a browser would send them unchanged. */
export function formOf(
  page: Page,
  intent: string,
  which: string = "",
  app = "office",
): Record<string, string> {
  const forms = bodyOf(page, app).match(/<form[^>]*method="post"[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find(
    (text) => text.includes(`name="intent" value="${intent}"`) && text.includes(which),
  );
  if (form === undefined) throw new Error(`no form ${intent} ${which}`);
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)]
      .map(([, name = "", value = ""]) => [name, value.replaceAll("&amp;", "&")] as const)
      .filter(([name]) => name !== "csrf"),
  );
}

/** An entry of the ledger as the control interface lists it. */
export interface Entry {
  readonly id: number;
  readonly at: string;
  readonly accountId: number;
  readonly amount: string;
  readonly kind: string;
  readonly ref: string;
}

export function ledgerOf(
  site: Site,
  login = "demo@example.test",
): Promise<{ accounts: { id: number; iso: string; balance: string }[]; entries: Entry[] }> {
  return site.control("GET", `ledger?login=${login}`);
}

/** Orders a payment of the demo player's RUB account; `method` 3155 is pending for five minutes. */
export async function pay(
  browser: Browser,
  kind: "recharge" | "deduce",
  amount: string,
  method: string,
  key: string,
): Promise<string> {
  const done = await browser.post(`/en/office/${kind}`, {
    accountId: "11",
    method: `test-${method}`,
    amount,
    key,
  });
  return /payment=(\d+)/.exec(done.location ?? "")?.[1] ?? "";
}
