import { expect, type Page } from "@playwright/test";

/** The value of a field of a page's forms. */
export async function fieldOf(page: Page, address: string, name: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  if (value === undefined) throw new Error(`${address} has no field ${name}`);
  return value;
}

/** Signs a page's browser in by the form's own request, wherever that leads. */
export async function signIn(page: Page, origin: string, login: string) {
  const address = `${origin}/en/user/login`;
  const csrf = await fieldOf(page, address, "csrf");
  const answer = await page.request.post(address, {
    form: { csrf, login, password: "demo", returnUrl: "/en/" },
    headers: { origin },
    maxRedirects: 0,
  });
  expect(answer.status(), `${login} signs in`).toBe(303);
}
