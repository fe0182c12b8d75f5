import { type PageResult, remoteApp } from "../ask";
import { html, named } from "../markup";
import { type Ask, texts } from "./texts";

function examplePage(ask: Ask): PageResult {
  if (ask.path.join("/") !== "suggest") return null;
  const { t, lng } = ask;
  const games = ask.games({ status: "line", limit: 10 });
  const rows = games.map(
    (game) =>
      html`<tr><td>${t.vs(named(game.home, lng), named(game.away, lng))}</td><td>${ask.clock.moment(game.startsAt)}</td></tr>`,
  );
  const thanks = ask.query.get("done") === "1" && html`<p role="status">${t.thanks}</p>`;
  return {
    title: t.title,
    body: html`<h1>${t.title}</h1>${thanks}<form method="post" action="${ask.at("suggest")}"><p>${t.lead}</p><p><label>${t.match} <select name="game">${games.map((game) => html`<option value="${game.id}">${t.vs(named(game.home, lng), named(game.away, lng))}</option>`)}</select></label></p><p><label>${t.why} <textarea name="why" data-error-required="${t.tooShort}" data-error-short="${t.tooShort}"></textarea></label></p><p><button class="btn">${t.send}</button></p></form><h2>${t.next}</h2><table><thead><tr><th>${t.match}</th><th>${t.starts}</th></tr></thead><tbody>${rows}</tbody></table>`,
  };
}

export const example = remoteApp({ name: "example", texts, css: "", page: examplePage });
