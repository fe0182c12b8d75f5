import { describe, expect, it } from "vitest";
import { Browser, type Page } from "../support/browser";
import { siteOfFile } from "../support/site";

const site = siteOfFile();
const bodyOf = (page: Page) => page.bodies.get("technical-pages")?.content ?? "";

describe("error pages of remotes", () => {
  it.each([
    [404, "This page could not be found"],
    [403, "You can't open this page"],
    [503, "Something went wrong on our side"],
  ])(
    "REM-07 a remote that answers %i gets that status, with the error page of technical-pages in the document",
    async (status, words) => {
      await site.fault("/remotes/information/en/contacts", { status });
      const page = await new Browser().get("/en/contacts");
      expect(page.status).toBe(status);
      expect(page.error).toMatchObject({ kind: "status-page", path: `/en/${status}` });
      expect(bodyOf(page)).toContain(words);
      // The same page for a script that has asked for the remote.
      const fragment = await new Browser().fetch(`/remote/technical-pages/en/${status}`);
      expect(fragment.status).toBe(200);
      expect(await fragment.text()).toContain(words);
    },
  );

  it("REM-07 the error page is in the page's language", async () => {
    await site.fault("/remotes/information/tr/contacts", { status: 404 });
    expect(bodyOf(await new Browser().get("/tr/contacts"))).toContain("Bu sayfa bulunamadı");
  });

  it("REM-07 where technical-pages is away too, the shell draws the error page itself", async () => {
    await site.fault("/remotes/information/ru/contacts", { status: 404 });
    await site.fault("/remotes/technical-pages", { status: 503 });
    const page = await new Browser().get("/ru/contacts");
    expect([page.status, page.error, bodyOf(page)]).toEqual([404, "", ""]);
  });

  it("REM-07 only error statuses have such a page", async () => {
    for (const path of ["200", "999", "4040", "about"])
      expect((await new Browser().fetch(`/remote/technical-pages/en/${path}`)).status, path).toBe(
        404,
      );
  });
});
