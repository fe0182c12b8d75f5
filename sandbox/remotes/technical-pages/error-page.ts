import { html } from "../markup";
import type { RemotePage } from "../page-request";
import { type ErrorPageRequest, errorTexts } from "./texts";

/** The page of an HTTP error status, which a remote has answered with in place of its own page (REM-07). */
export function errorPage(ask: Pick<ErrorPageRequest, "lng" | "at">, status: number): RemotePage {
  const t = errorTexts(ask.lng);
  const [title, hint] =
    status === 404 || status === 410
      ? [t.notFound, t.notFoundHint]
      : status === 401 || status === 403
        ? [t.forbidden, t.forbiddenHint]
        : status === 429
          ? [t.tooMany, t.tooManyHint]
          : status >= 500
            ? [t.ours, t.oursHint]
            : [t.other, t.otherHint];
  const body = html`<section class="fault" data-status="${status}"><p class="quiet" aria-hidden="true">${status}</p><h1>${title}</h1><p>${hint}</p><p><a href="${ask.at("")}">${t.toHome}</a></p></section>`;
  return { title: String(status), body, isNoindex: true };
}
