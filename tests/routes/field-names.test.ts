import { describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { shellOfFile } from "../support/shell";
import { signedIn } from "../support/signed-in";
import { siteOfFile } from "../support/site";

const site = siteOfFile();
const shell = shellOfFile();

const posted: readonly (readonly [name: string, value: string])[] = [
  ["x[3]", "1"],
  ["[0]".repeat(50), "1"],
  ["x.4294", "1"],
  ["__state__", "x"],
  ["__intent__", "x"],
  ["__intent__", '{"type":"insert","payload":{"name":"login"}}'],
  ["toString", "1"],
];
const statusesOf = async (path: string, fields: Readonly<Record<string, string>>) => {
  const browser = new Browser();
  const statuses: number[] = [];
  for (const [name, value] of posted)
    statuses.push((await browser.post(path, { ...fields, [name]: value })).status);
  return statuses;
};
const refused = posted.map(() => 400);

describe("posted fields with unknown names", () => {
  it("SEC-06 SEC-09 a sign-in with a malformed field name is 400 and not sent to the platform", async () => {
    await site.mark();
    const fields = { login: "demo@example.test", password: "demo" };
    expect(await statusesOf("/en/user/login", fields)).toEqual(refused);
    expect(await site.calls("/web-api/authapi/v1/login")).toEqual([]);
  });

  it("SEC-06 SEC-09 a malformed field name in a form of a remote page is 400", async () => {
    const path = "/en/?index&modal=user-question";
    expect(await statusesOf(path, { text: "Where is my bet?" })).toEqual(refused);
  });

  it("SEC-06 OFC-05 a malformed field name in a form with files is 400", async () => {
    const browser = await signedIn();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const field = (name: string, value: string) =>
      `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    for (const [name, value] of posted) {
      const body = `${field("csrf", browser.csrf)}${field("type", "passport")}${field(name, value)}--edge--\r\n`;
      const { status } = await shell.send(
        [
          "POST /en/office/verification HTTP/1.1",
          "Host: shop.test",
          "Origin: http://shop.test",
          `Cookie: ${cookie}`,
          "Sec-Fetch-Site: same-origin",
          "Content-Type: multipart/form-data; boundary=edge",
          `Content-Length: ${body.length}`,
          "Connection: close",
          "",
          body,
        ].join("\r\n"),
      );
      expect([name, status]).toEqual([name, 400]);
    }
  });

  it("SEC-06 a form of more than a thousand fields is 400", async () => {
    const browser = new Browser();
    const fields = new URLSearchParams(Array.from({ length: 1_001 }, () => ["a", ""]));
    expect((await browser.post("/en/user/login", fields)).status).toBe(400);
  });
});
