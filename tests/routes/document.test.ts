import { expect, it } from "vitest";
import { shellOfFile } from "../support/shell";
import { siteOfFile } from "../support/site";

const site = siteOfFile({ feed: null });
const shell = shellOfFile();

const documentAt = (path: string) =>
  shell.send(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
  );

it("LAY-10 LAY-09 the head of a document has its theme colour, both colour schemes and the brand's styles", async () => {
  await site.config({
    partnerCssBrandBook: [{ css_prop: "accent", css_value: "#0a7" }],
    pwaManifest: { themeColor: "#abcdef" },
  });
  const [head = ""] = (await documentAt("/ar/about")).text.split("</head>");
  expect(head).toMatch(/<html lang="ar" dir="rtl"/);
  expect(head).toContain('<meta name="theme-color" content="#abcdef"/>');
  expect(head).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(head).toMatch(/<meta name="viewport" content="width=device-width, initial-scale=1/);
  expect(head).toMatch(/<style nonce="[^"]+">:root\{--accent:#0a7\}<\/style>/);
});

it("SEC-02 every script of a document carries the nonce of its content policy", async () => {
  const { headers, text } = await documentAt("/en/about");
  const policy = headers.get("content-security-policy") ?? "";
  const [, nonce = ""] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
  const scripts = [...text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(nonce).not.toBe("");
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
});
