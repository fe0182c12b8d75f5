import { expect, it } from "vitest";
import { shellOfFile } from "../support/shell";
import { siteOfFile } from "../support/site";

const site = siteOfFile();
const shell = shellOfFile();

/** The footer of a page, as the server writes it. */
async function footer(): Promise<string> {
  const { text } = await shell.send(
    "GET /en/about HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n",
  );
  return /<footer.*<\/footer>/s.exec(text)?.[0] ?? "";
}

function expectLaw(markup: string) {
  expect(markup).toContain("21+");
  expect(markup).toContain("SANDBOX-1");
  expect(markup).toContain('href="/en/responsiblegaming"');
  expect(markup).toContain('href="/en/rules/general"');
}

it("LAY-04 REM-06 LIM-18 a failed footer shows an error block, the age mark and the responsible gambling link", async () => {
  await site.config({ licence: { ageLimit: 21 } });
  await site.fault("/remotes/footer", { status: 500 });
  const markup = await footer();
  expect(markup).toContain("The bottom of the page didn&#x27;t load");
  expect(markup).toMatch(/<a href="\/en\/about"[^>]*>.*?Refresh/s);
  expectLaw(markup);
});

it("LAY-04 LIM-18 a loading footer shows a skeleton, the age mark and the responsible gambling link", async () => {
  await site.config({ licence: { ageLimit: 21 }, remotes: { footer: { budgetMs: 100 } } });
  await site.fault("/remotes/footer", { delayMs: 4000 });
  const markup = await footer();
  expect(markup).toContain('data-skeleton="footer"');
  expectLaw(markup);
});
