import { fromMinor, toMinor } from "~/domain/money/money";
import { gameByIdOrSlug } from "../games/catalogue";
import { hashServerSeed } from "../games/draw";
import type { Json } from "../games/engine";
import { computeRound } from "../services/casino/compute-round";

/**
 * The script of the page that verifies rounds (CAS-05): it recomputes the round of the form in the
 * browser with the server's code, and says beside the server's result whether both are equal.
 */
function show(): void {
  const place = document.querySelector<HTMLElement>('[data-name="browser-reckoned"]');
  const form = document.querySelector<HTMLFormElement>("form.verify");
  if (!place || !form || place.dataset["state"] !== undefined) return;
  const { same = "", other = "", win = "", hash = "", iso = "" } = place.dataset;
  const text = (name: string) => String(new FormData(form).get(name) ?? "").trim();
  const game = gameByIdOrSlug(text("game"));
  const base = toMinor(text("stake"), iso);
  let isSame = false;
  try {
    if (game && base !== null) {
      const result = computeRound(game, {
        base,
        bet: JSON.parse(text("bet")) as Json,
        choices: text("choices")
          .split(/\s+/)
          .filter((choice) => choice !== ""),
        serverSeed: text("serverSeed"),
        clientSeed: text("clientSeed"),
        nonce: Number(text("nonce")),
      });
      isSame = fromMinor(result.win, iso) === win && hashServerSeed(text("serverSeed")) === hash;
    }
  } catch {
    // The typed values are no bet of this game: the server's reply says so, too.
    return;
  }
  place.dataset["state"] = isSame ? "same" : "other";
  place.textContent = isSame ? same : other;
  place.hidden = false;
}

show();
// The page's results change without a page load, so the script watches the document.
new MutationObserver(show).observe(document.body, { childList: true, subtree: true });
