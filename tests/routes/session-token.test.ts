import { expect, it } from "vitest";
import { storedBearerTokens } from "~/platform/transport/token.server";
import { Browser } from "../support/browser";
import { siteOfFile } from "../support/site";

const site = siteOfFile();

it.each([
  ["set by another subdomain", ["user_token"]],
  ["brought by a late answer to an earlier session", ["user_token", "user_token_session"]],
])(
  "SEC-08 SEC-10 another session's token, %s, is not used by this session",
  async (_how, names) => {
    const [own, other] = [new Browser(), new Browser()];
    await own.signIn();
    await other.signIn("limited@example.test");
    const { player, accounts } = (await own.get("/en/about")).shell;
    await other.get("/en/about");
    const [mine = "", foreign = ""] = [own, other].map((of) => of.cookies.get("user_token"));
    for (const name of names) own.cookies.set(name, other.cookies.get(name) ?? "");
    await site.mark();
    const page = await own.get("/en/about");
    expect([page.shell.player, page.shell.accounts]).toEqual([player, accounts]);
    // The platform lists the last four characters of what it was sent.
    const sent = (await site.calls()).flatMap(({ headers: { authorization } }) =>
      authorization ? [authorization.slice(-4)] : [],
    );
    expect([...new Set(sent)]).toEqual([mine.slice(-4)]);
    expect(foreign.slice(-4)).not.toBe(mine.slice(-4));
  },
);

it("PLT-07 SEC-10 a session's token is read from its HttpOnly cookies without another token request", async () => {
  const own = new Browser();
  const first = await own.signIn();
  const lines = first.setCookies.filter((line) => line.startsWith("user_token"));
  expect(lines).toHaveLength(2);
  for (const line of lines)
    expect(line).toMatch(/=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  storedBearerTokens.clear();
  await site.mark();
  expect((await own.get("/en/about")).shell.isSignedIn).toBe(true);
  expect(await site.calls("/web-api/gettoken/user")).toEqual([]);
});
