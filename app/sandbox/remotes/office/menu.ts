import { html, type Markup } from "../markup";
import type { Ask } from "./texts";

/** Menu of the account pages; limits and settings belong to the shell. */
export function officeMenu(ask: Ask): Markup {
  const { t } = ask;
  const all: readonly (readonly [screen: string, path: string, words: string])[] = [
    ["office:account", "office/account", t.accounts],
    ["office:history", "office/history", t.history],
    ["office:responsible", "office/responsible", t.limits],
    ["office:settings", "office/settings", t.settings],
  ];
  const pages = all.filter(([screen]) => !ask.site.disabledScreens.includes(screen));
  const here = ask.path.join("/");
  return html`<nav class="tabs" aria-label="${t.officeMenu}">${pages.map(
    ([, path, words]) =>
      html`<a href="${ask.at(path)}"${path === here && html` aria-current="page"`}>${words}</a>`,
  )}</nav>`;
}
