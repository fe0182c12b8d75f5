import { html } from "../markup";
import { type RemotePageResult, remoteApp } from "../page-request";
import { type IdentificationRequest, texts } from "./texts";

/**
 * The page of the simulated Face-ID check: a button stands for the camera (BAN-03). Asks a visitor
 * without a session to sign in; null for any other path.
 */
async function identificationPage(ask: IdentificationRequest): Promise<RemotePageResult> {
  if (ask.path.join("/") !== "office/identification") return null;
  if (!(await ask.deps.player(ask.request))) return "sign-in";
  const { t } = ask;
  const query = ask.query.toString();
  const action = ask.at("office/identification") + (query === "" ? "" : `?${query}`);
  const body = html`<div class="face" data-face-id=""><h2>${t.faceTitle}</h2><p>${t.faceText}</p><form method="post" action="${action}" data-error-refused="${t.faceRefused}"><button class="btn">${t.faceGo}</button></form></div>`;
  return { title: t.faceTitle, body };
}

const css = `
.app .face{display:grid;justify-items:start;gap:var(--space-3)}
.app .face .btn{border-color:var(--accent);background:var(--accent);color:var(--accent-ink)}
`;

/** App for identification by Face-ID. */
export const faceIdIdentification = remoteApp({
  name: "identification",
  texts,
  page: identificationPage,
  css,
});
