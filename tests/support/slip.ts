import { z } from "zod";
import type { Browser, Page } from "./browser";

/** Adds bets by their buttons' values; the page shown last. */
export async function add(
  browser: Browser,
  ...bets: readonly { readonly bet: string }[]
): Promise<Page> {
  let page: Page | null = null;
  for (const { bet } of bets) page = await browser.submit("/en/coupon", { intent: "add", bet });
  return page ?? browser.get("/en/coupon");
}

/** Presses "place" under the key that the coupon's page shows, and stays at the answer. */
export async function place(browser: Browser, amount = "100"): Promise<Page> {
  const { key } = (await browser.get("/en/coupon")).coupon;
  return browser.post("/en/coupon", { intent: "place", key, amount });
}

/** Presses "place" and comes to the receipt. */
export async function receiptOf(browser: Browser, amount = "100") {
  const answer = await place(browser, amount);
  if (answer.status !== 303)
    throw new Error(`not placed: ${answer.status} ${JSON.stringify(answer.reply)}`);
  return (await browser.get(answer.location ?? "")).data("routes/receipt").receipt;
}

const refusal = z.object({
  code: z.string(),
  marketId: z.number().optional(),
  field: z.string().optional(),
  bound: z.number().optional(),
  coef: z.string().optional(),
  seenCoef: z.string().optional(),
});
const replyShape = z.object({
  refusals: z.array(refusal),
  initialValue: z
    .record(z.string(), z.union([z.string(), z.record(z.string(), z.string())]))
    .default({}),
  rev: z.number().optional(),
  restored: z
    .object({ dropped: z.array(z.string()), left: z.array(z.string()), isMerged: z.boolean() })
    .optional(),
});

/** What a refused post says; `typed`: the texts of its fields by their names, which may have a dot. */
export function replyOf(page: Page) {
  const { initialValue, ...reply } = replyShape.parse(page.reply);
  const typed = Object.entries(initialValue).flatMap(([name, value]) =>
    typeof value === "string"
      ? [[name, value]]
      : Object.entries(value).map(([inner, text]) => [`${name}.${inner}`, text]),
  );
  return { ...reply, typed: Object.fromEntries(typed) as Record<string, string> };
}

/** The codes of a refused post. */
export const codesOf = (page: Page) => replyOf(page).refusals.map(({ code }) => code);

/** A coupon's content, without its key. */
export function contentOf(page: Page) {
  const { bets, typeId, systemValue, accountId, amount } = page.coupon;
  return { bets, typeId, systemValue, accountId, amount };
}
