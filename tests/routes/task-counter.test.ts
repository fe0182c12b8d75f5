import { afterEach, describe, expect, it, vi } from "vitest";
import { log } from "~/server/log.server";
import { Browser } from "../support/browser";
import { siteOfFile } from "../support/site";

const site = siteOfFile();
afterEach(() => vi.restoreAllMocks());

async function tasksOf(login: string) {
  const browser = new Browser();
  await browser.signIn(login);
  return (await browser.get("/en/about")).shell;
}

describe("task counter", () => {
  it("CFG-12 unread answers, a wanted verification and a raise to approve are counted on the account entry", async () => {
    await site.player("demo@example.test", { user_msg_count: 2 });
    const { tasks } = await tasksOf("demo@example.test");
    expect(tasks).toEqual({ count: 2, text: "2", href: "/en/office/account" });
    await site.player("demo@example.test", { requested_additional_document: true });
    expect((await tasksOf("demo@example.test")).tasks?.count).toBe(3);
    // limited@ has one raise of a deposit limit pending, and no messages.
    const limited = await tasksOf("limited@example.test");
    expect(limited.tasks?.count).toBe(1);
    expect(limited.playerNav.find(({ name }) => name === "limits")?.count).toBe(1);
    expect((await new Browser().get("/en/about")).shell.tasks).toBeNull();
  });

  it("CFG-12 site config sets the counter's page and highest number, or switches it off", async () => {
    await site.player("demo@example.test", { user_msg_count: 12 });
    await site.config({ taskCounter: { count: 9, url: "office/support" } });
    expect((await tasksOf("demo@example.test")).tasks).toEqual({
      count: 12,
      text: "9+",
      href: "/en/office/support",
    });
    await site.config({ taskCounter: null });
    expect((await tasksOf("demo@example.test")).tasks).toBeNull();
  });

  it("CFG-11 a task counter that cannot be shown is logged, and the player sees no message", async () => {
    const logged = vi.spyOn(log, "error").mockReturnValue();
    await site.config({ taskCounter: { count: 9, url: "no/such/page" } });
    const shell = await tasksOf("demo@example.test");
    expect([shell.tasks, shell.flash, shell.isStale]).toEqual([null, null, false]);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ field: "taskCounter.url" }),
      expect.stringContaining("no/such/page"),
    );
  });
});

describe("served domains", () => {
  const check = async () => {
    const answer = await new Browser().fetch("/domain/check");
    return [answer.headers.get("access-control-allow-origin"), JSON.parse(await answer.text())];
  };

  it("CFG-12 the site says of its host whether it is among the domains of site config, to any other domain too", async () => {
    expect(await check()).toEqual(["*", { isServed: true }]);
    await site.config({ domains: ["https://mirror.example"] });
    expect((await new Browser().get("/en/about")).shell.domains).toEqual([
      "https://mirror.example",
    ]);
    expect(await check()).toEqual(["*", { isServed: false }]);
  });

  it("CFG-11 a domain of site config that is no https origin is logged and left out", async () => {
    const logged = vi.spyOn(log, "error").mockReturnValue();
    await site.config({ domains: ["http://mirror.example", "https://mirror.example/path"] });
    expect((await new Browser().get("/en/about")).shell.domains).toEqual([
      "https://mirror.example",
    ]);
    expect(logged).toHaveBeenCalledWith(
      { field: "domains" },
      expect.stringContaining("http://mirror.example"),
    );
  });
});
