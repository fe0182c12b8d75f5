import type { Ask } from "../ask";
import { html, type Markup } from "../markup";

/** The account pages there are; limits and settings are the shell's own. */
export function officeMenu(ask: Ask): Markup {
  const { t } = ask;
  const pages: readonly (readonly [string, string])[] = [
    ["office/account", t.accounts],
    ["office/history", t.history],
    ["office/responsible", t.limits],
    ["office/settings", t.settings],
  ];
  const here = ask.path.join("/");
  return html`<nav class="tabs" aria-label="${t.officeMenu}">${pages.map(
    ([path, words]) =>
      html`<a href="${ask.at(path)}"${path === here && html` aria-current="page"`}>${words}</a>`,
  )}</nav>`;
}
