import { expect, type Page } from "@playwright/test";
import { fieldOf } from "../../tests/support/http-browser";

/** The value of a hidden field of a page's forms, asked for by a request of the browser. */
export async function hiddenField(page: Page, address: string, name: string): Promise<string> {
  const value = fieldOf(await (await page.request.get(address)).text(), name);
  if (value === null) throw new Error(`${address} has no field ${name}`);
  return value;
}

/** Signs a page's browser in by the form's own request, wherever that leads. */
export async function signIn(page: Page, origin: string, login: string) {
  const address = `${origin}/en/user/login`;
  const csrf = await hiddenField(page, address, "csrf");
  const answer = await page.request.post(address, {
    form: { csrf, login, password: "demo", returnUrl: "/en/" },
    headers: { origin },
    maxRedirects: 0,
  });
  expect(answer.status(), `${login} signs in`).toBe(303);
}
