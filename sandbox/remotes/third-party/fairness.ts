import type { InHouseGamePageData } from "~sandbox/services/casino/in-house-game-page-data";
import { definitionRow, html, type Markup } from "../markup";
import type { CasinoRequest } from "./texts";

/**
 * Block of a game's page about its seeds (CAS-05): hash of the server seed in use, the client seed
 * as a form, the server seed used before, which is public.
 */
export function fairnessPart(
  ask: CasinoRequest,
  table: InHouseGamePageData,
  action: string,
): Markup {
  const { t, query } = ask;
  const { hash, clientSeed, nonce, before } = table;
  const isChanged = query.get("seeds") === "changed";
  return html`<details class="block fair" id="game-fairness"${isChanged && html` open`}><summary>${t.fairness}</summary><p>${t.fairnessLead}</p>${isChanged && html`<p class="note" role="status">${t.seedsChanged}</p>`}<dl class="seeds">${definitionRow(t.hash, html`<data data-name="server-seed-hash" value="${hash}" dir="ltr">${hash}</data>`)}${definitionRow(t.clientSeed, html`<data data-name="client-seed" value="${clientSeed}" dir="ltr">${clientSeed}</data>`)}${definitionRow(t.nonce, html`<data data-name="nonce" value="${String(nonce)}">${String(nonce)}</data>`)}${before && html`${definitionRow(t.seedBefore, html`<data data-name="server-seed" value="${before.serverSeed}" dir="ltr">${before.serverSeed}</data>`)}`}</dl><form method="post" action="${action}" class="filter"><input type="hidden" name="intent" value="client-seed"><div class="field"><label for="seed">${t.clientSeed}</label><input id="seed" name="seed" dir="ltr" maxlength="64" autocomplete="off" value="${clientSeed}"></div><button class="btn">${t.changeSeed}</button></form><form method="post" action="${action}"><input type="hidden" name="intent" value="new-seed"><button class="btn">${t.newSeed}</button></form><p><a class="go" href="${ask.at("casino/fairness")}">${t.verify}</a></p></details>`;
}
