import { html, type Markup } from "./markup";
import type { PageRequest } from "./page-request";
import { textsByLanguage } from "./texts";

/** Whether the site has a support chat in the page's language. */
export function hasChat({ lng, site }: Pick<PageRequest, "lng" | "site">): boolean {
  return !["", "0"].includes(site.chat[lng]?.id.trim() ?? "");
}

/**
 * The link that opens the support chat by script, and leads to `href` without one; nothing where the site has no chat in the
 * page's language (POP-10).
 */
export function chatLink(ask: Pick<PageRequest, "lng" | "site">, href: string): Markup {
  return hasChat(ask) ? html`<a href="${href}" data-support-chat>${words(ask.lng)}</a>` : html``;
}

const words = textsByLanguage<string>({
  en: "Chat with support",
  ru: "Чат с поддержкой",
  ar: "محادثة مع الدعم",
  es: "Chat con soporte",
  tr: "Destekle sohbet",
});
