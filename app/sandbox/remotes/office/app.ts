import { type PageResult, remoteApp } from "../ask";
import { accountPage } from "./account";
import { historyPage } from "./history";
import { officeCss } from "./styles";
import { type Ask, texts } from "./texts";

async function officePage(ask: Ask): Promise<PageResult> {
  const page = ask.path.join("/");
  if (page !== "office/account" && page !== "office/history") return null;
  const player = await ask.deps.player(ask.request);
  if (!player) return "sign-in";
  if (page === "office/account")
    return accountPage(ask, await ask.deps.accountsOf(player.userId), player.config);
  return historyPage(ask, player.userId);
}

/** The player's personal pages, requested with a bearer token (REM-12; CPP-09). */
export const office = remoteApp({
  name: "office",
  texts,
  page: officePage,
  css: officeCss,
  isPersonal: true,
});
