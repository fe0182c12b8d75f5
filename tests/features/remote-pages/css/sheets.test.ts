import { describe, expect, it } from "vitest";
import { createCssStore, respondCss } from "~/features/remote-pages/css/sheets.server";

const src = "https://cdn.example/app.css";

/** Where the platform is, which nobody outside needs to know. */
const home = "http://10.0.0.7:8080";

function node(css: { text: string | null }) {
  let now = 0;
  const asked: string[] = [];
  const store = createCssStore({
    origins: ["https://cdn.example", home],
    home,
    now: () => now,
    log: () => {},
    fetchAsset: async (url) => {
      asked.push(url);
      return css.text;
    },
  });
  return { store, asked, pass: (ms: number) => (now += ms) };
}

async function get(store: ReturnType<typeof node>["store"], address: string, headers = {}) {
  const request = new Request(`https://bets.example${address}`, { headers });
  const [, , , app = "", file = ""] = new URL(request.url).pathname.split("/");
  return respondCss(request, store, app, file);
}

async function exactAddress({ store }: ReturnType<typeof node>) {
  store.addressOf("cyber", src);
  await new Promise((resolve) => setImmediate(resolve));
  return store.addressOf("cyber", src);
}

describe("style sheets of remote pages", () => {
  it("REM-11 a remote style sheet is served scoped, as CSS and immutable", async () => {
    const one = node({ text: "body{color:red}" });
    const response = await get(one.store, await exactAddress(one));
    expect(await response.text()).toBe('[data-remote="cyber"]{color:red;}');
    expect(response.headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it("REM-11 a remote style sheet can be served by a node that has never loaded it", async () => {
    const address = await exactAddress(node({ text: "body{color:red}" }));
    const other = node({ text: "body{color:red}" });
    const response = await get(other.store, address);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("immutable");
  });

  it("REM-11 a remote style sheet that has changed is cached only briefly under its old address", async () => {
    const css = { text: "body{color:red}" };
    const one = node(css);
    const old = await exactAddress(one);
    css.text = "body{color:blue}";
    const other = node(css);
    const response = await get(other.store, old);
    expect(await response.text()).toContain("blue");
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    one.pass(60_001);
    expect(await exactAddress(one)).not.toBe(old);
  });

  it("REM-14 a remote style sheet is fetched once for simultaneous requests", async () => {
    const one = node({ text: "a{}" });
    await Promise.all([1, 2, 3].map(() => get(one.store, one.store.addressOf("cyber", src))));
    expect(one.asked).toEqual([src]);
  });

  it("REM-11 a remote style sheet is served only from allowed origins", async () => {
    const one = node({ text: "a{}" });
    const address = (await exactAddress(one)).replace("cdn.example", "evil.example");
    expect((await get(one.store, address)).status).toBe(404);
    expect((await get(one.store, "/remote/css/cyber/x.css?src=")).status).toBe(404);
    expect(one.asked).toEqual([src]);
  });

  it("REM-11 SEC-07 a platform style sheet is fetched only with the tag of an address that a page named", async () => {
    const one = node({ text: "a{}" });
    const [own, another] = [1, 2].map((n) => one.store.addressOf("cyber", `${home}/${n}.css`));
    await new Promise((resolve) => setImmediate(resolve));
    const asked = [...one.asked];
    const file = "/remote/css/cyber/aaaaaaaaaaaaaaaaaaaaaa.css";
    const tag = /&tag=.*/.exec(another ?? "")?.[0];
    for (const address of [
      `${file}?src=%2Fcaptcha%2Fupdate`,
      `${file}?src=%2F1.css${tag}`,
      own?.replace("/cyber/", "/other/") ?? "",
      own?.replace("1.css", "1.css%3Fi=1") ?? "",
    ])
      expect((await get(one.store, address)).status, address).toBe(404);
    expect(one.asked).toEqual(asked);
  });

  it("REM-11 a platform style sheet is addressed by its path and by no other form", async () => {
    const one = node({ text: "a{background:url(x.png)}" });
    one.store.addressOf("cyber", `${home}/remotes/app.css`);
    await new Promise((resolve) => setImmediate(resolve));
    const address = one.store.addressOf("cyber", `${home}/remotes/app.css`);
    expect(decodeURIComponent(address)).toMatch(/\.css\?src=\/remotes\/app\.css&tag=[\w-]{43}$/);
    expect((await get(node({ text: "a{background:url(x.png)}" }).store, address)).status).toBe(200);
    expect(one.asked).toEqual([`${home}/remotes/app.css`]);
    for (const other of [
      `${home}/remotes/app.css`,
      "//evil.example/app.css",
      "/\\evil.example/app.css",
      "app.css",
    ])
      expect(
        (await get(one.store, address.replace(/src=[^&]*/, `src=${encodeURIComponent(other)}`)))
          .status,
      ).toBe(404);
  });

  it("REM-10 a remote style sheet that cannot be fetched again is served from the last copy", async () => {
    const css: { text: string | null } = { text: "a{color:red}" };
    const one = node(css);
    const address = await exactAddress(one);
    css.text = null;
    one.pass(120_000);
    expect(
      (await get(one.store, address.replace(/\/[\w-]{22}\.css/, "/aaaaaaaaaaaaaaaaaaaaaa.css")))
        .status,
    ).toBe(200);
  });

  it("REM-14 a remote style sheet that the browser already has is answered with 304", async () => {
    const one = node({ text: "a{color:red}" });
    const address = await exactAddress(one);
    const tag = (await get(one.store, address)).headers.get("etag") ?? "";
    expect((await get(one.store, address, { "if-none-match": tag })).status).toBe(304);
  });
});
