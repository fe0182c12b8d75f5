import { Browser } from "./browser";

/** Cookies of the last browser in which a player was signed in by the form, by login. */
const kept = new Map<string, ReadonlyMap<string, string>>();

/**
 * A browser in which a player is signed in: it goes on in the session of an earlier one while that is open, which takes a
 * tenth of the form's time. For tests that are not about sessions; two browsers of theirs may share one.
 */
export async function signedIn(login = "demo@example.test"): Promise<Browser> {
  const browser = new Browser();
  for (const [name, value] of kept.get(login) ?? []) browser.cookies.set(name, value);
  if (browser.cookies.size > 0) {
    // A page, since data alone is no sign of a player: a session that was left too long ends here (SES-07).
    const page = await browser.get("/en/about");
    if (page.loaded.includes("routes/lng") && page.shell.isSignedIn) return browser;
  }
  const fresh = new Browser();
  await fresh.signIn(login);
  kept.set(login, new Map(fresh.cookies));
  return fresh;
}
