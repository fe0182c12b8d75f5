import { remoteApp } from "../ask";
import { lottoPage } from "../lotto/page";
import { drawCss } from "../lotto/styles";
import { totoPage } from "../toto/page";

/** Pages of the lotto and the toto (REM-12; LOT-01, LOT-02). */
export const thirdParty = remoteApp({
  name: "third-party",
  texts: () => ({}),
  page: (ask) =>
    ask.path[0] === "lotto" ? lottoPage(ask) : ask.path[0] === "toto" ? totoPage(ask) : null,
  css: "",
  sheets: { draws: drawCss },
});
