import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Platform } from "../../e2e/support/platform";
import { type Cluster, startCluster } from "../support/cluster";
import { emptyDatabase } from "../support/databases";
import { jpeg, png } from "../support/files";
import { HttpBrowser } from "../support/http-browser";
import { addBet, pressUntilTold, pricesOf, receiptOf, shownKey } from "../support/http-slip";

let cluster: Cluster;
let platform: Platform;
/** The player's browser at the first node, and the same one at the second. */
let first: HttpBrowser;
let second: HttpBrowser;

beforeAll(async () => {
  cluster = await startCluster({
    databaseUrl: await emptyDatabase(),
    shells: 2,
    platform: "inside",
  });
  platform = new Platform(cluster.control);
  await platform.giveRemotesTime();
  const [one, two] = cluster.shells.map(({ origin }) => origin);
  first = new HttpBrowser(one ?? "");
  await first.signIn();
  second = first.copy(two ?? "");
}, 180_000);
afterAll(() => cluster?.stop());

const cookiesOf = ({ cookies }: HttpBrowser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** Sends a form with a file, as the page at the address makes it. */
async function upload(
  browser: HttpBrowser,
  path: string,
  fields: Readonly<Record<string, string>>,
  [field, bytes]: readonly [field: string, bytes: Buffer],
) {
  await browser.get(path);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, csrf: browser.csrf }))
    form.set(name, value);
  form.set(field, new File([new Uint8Array(bytes)], "file.jpg"));
  const answer = await fetch(browser.origin + path, {
    method: "POST",
    headers: { cookie: cookiesOf(browser), origin: browser.origin },
    body: form,
    redirect: "manual",
  });
  return { status: answer.status, location: answer.headers.get("location") ?? "" };
}

/** The content behind the first link to a file on a page. */
async function fileOn(browser: HttpBrowser, path: string): Promise<Buffer> {
  const { text } = await browser.open(path);
  const [, href = ""] = /href="(\/remote\/documents\/[\w-]+)"/.exec(text) ?? [];
  expect(href, path).not.toBe("");
  const answer = await fetch(browser.origin + href, { headers: { cookie: cookiesOf(browser) } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

describe("two nodes on one database", () => {
  it("OFC-05 OPS-01 a document sent to one node is read at the other", async () => {
    const sent = jpeg(3_000);
    const path = "/en/office/verification";
    const { status } = await upload(first, path, { type: "passport" }, ["document", sent]);
    expect(status).toBe(303);
    expect((await fileOn(second, path)).equals(sent)).toBe(true);
  });

  it("OFC-06 OPS-01 a file of a message to support sent to one node is read at the other", async () => {
    const sent = png(4_000);
    const fields = {
      topic: "bets",
      subject: "A bet",
      text: "Where is my bet?",
      key: "key-question-1",
    };
    const { status, location } = await upload(second, "/en/office/support", fields, ["file", sent]);
    expect(status).toBe(303);
    const thread = /sent=(\d+)/.exec(location)?.[1];
    const page = `/en/office/support?thread=${thread}`;
    expect((await fileOn(first, page)).equals(sent)).toBe(true);
  });

  it("CPP-01 OFC-10 OPS-01 a receipt and its entry of the statement are read at the node that did not place it", async () => {
    await addBet(first, (await pricesOf(platform))[0] ?? "");
    const key = await shownKey(first);
    const placed = await pressUntilTold(() =>
      first.post("/en/coupon", { intent: "place", key, amount: "123.45" }),
    );
    const id = receiptOf(placed) ?? "";
    const receipt = await second.get(`/en/coupon/receipt/${id}`);
    expect([receipt.status, receipt.text.includes(`value="${id}"`)]).toEqual([200, true]);
    const statement = await second.get("/en/office/historypay?format=csv");
    expect([statement.status, statement.text.includes("-123.45")]).toEqual([200, true]);
  });
});
