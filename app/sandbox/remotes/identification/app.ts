import type { Ask, PageResult, RemoteApp } from "../ask";
import { html } from "../markup";
import { articleCss } from "../styles/article";

/** Face-ID, as far as a sandbox has a camera: a press that stands for a look into it (BAN-03). */
async function identificationPage(ask: Ask): Promise<PageResult> {
  if (ask.path.join("/") !== "office/identification") return null;
  if (!(await ask.deps.player(ask.request))) return "sign-in";
  const { t } = ask;
  const query = ask.query.toString();
  const action = ask.at("office/identification") + (query === "" ? "" : `?${query}`);
  const body = html`<div data-face-id=""><h2>${t.faceTitle}</h2><p>${t.faceText}</p><form method="post" action="${action}"><button class="primary">${t.faceGo}</button></form></div>`;
  return { title: t.faceTitle, body };
}

/** The player identifies himself with his face. */
export const identification: RemoteApp = { page: identificationPage, css: articleCss };
