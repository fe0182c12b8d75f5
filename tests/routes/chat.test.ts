import { describe, expect, it } from "vitest";
import { type ChatVendor, chatLoaderOf, chatSources } from "~/domain/support/chat";
import { shellOfFile } from "../support/shell";
import { siteOfFile } from "../support/site";

const site = siteOfFile({ feed: null });
const shell = shellOfFile();

/** The link to the chat on a page's content and in its footer, and the page's policy. */
async function chatOn(path: string) {
  const page = await fetch(`http://127.0.0.1:${shell.port}${path}`);
  const links = [...(await page.text()).matchAll(/<a href="([^"]+)" data-support-chat/g)].map(
    ([, to]) => to,
  );
  return { links, policy: page.headers.get("content-security-policy") ?? "" };
}

describe("support chat", () => {
  it("POP-10 SEC-02 a language with a vendor's id has links to the chat, which lead to support, and the vendor's sources", async () => {
    await site.config({ chat: { en: { vendor: "livechat", id: "1520" } } });
    const { links, policy } = await chatOn("/en/contacts");
    expect(links).toEqual(["/en/office/support", "/en/contacts"]);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/\*\.livechatinc\.com/);
    expect(policy).toMatch(/connect-src [^;]*wss:\/\/\*\.livechatinc\.com/);
    const other = await chatOn("/ru/contacts");
    expect(other.links).toEqual([]);
    expect(other.policy).not.toContain("livechat");
  });

  it.each(["", "0", " 0 "])("POP-10 the id %j switches the chat of a language off", async (id) => {
    await site.config({ chat: { en: { vendor: "chatra", id } } });
    const { links, policy } = await chatOn("/en/contacts");
    expect([links, policy.includes("chatra")]).toEqual([[], false]);
  });

  it("POP-10 a chat whose loader is at no https address is left out", async () => {
    await site.config({
      chat: {
        en: { vendor: "supphelper-v2", id: "7", scriptUrl: "http://chat.example/loader.js" },
      },
    });
    expect((await chatOn("/en/about")).policy).not.toContain("chat.example");
    await site.config({ chat: { en: { scriptUrl: "https://chat.example/loader.js" } } });
    expect((await chatOn("/en/about")).policy).toMatch(/connect-src [^;]*wss:\/\/chat\.example/);
  });

  it.each([
    ["livechat", "1520", "https://cdn.livechatinc.com/tracking.js"],
    ["chatra", "abc", "https://call.chatra.io/chatra.js"],
    ["helpcrunch", "acme/4f1c", "https://acme.widget.helpcrunch.com/"],
    ["helpcrunch", "4f1c", null],
    ["supphelper-v2", "7", null],
    ["supphelper-v3", "7", null],
  ] as const)("POP-10 the public loader of %s with the id %s is %s", (vendor, id, expected) => {
    expect(chatLoaderOf(vendor, id)).toBe(expected);
  });

  it("POP-10 SEC-02 a loader elsewhere opens its own origin alone", () => {
    const sources = (vendor: ChatVendor) =>
      chatSources({ vendor, id: "1", scriptUrl: "https://chat.example/x.js" }).frame;
    for (const vendor of ["livechat", "chatra", "supphelper-v2", "supphelper-v3"] as const)
      expect([vendor, sources(vendor)]).toEqual([vendor, ["https://chat.example"]]);
  });
});
