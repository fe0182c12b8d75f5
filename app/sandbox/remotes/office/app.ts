import type { Ask, PageResult, RemoteApp } from "../ask";
import { officeCss } from "../styles/office";
import { accountPage } from "./account";
import { historyPage } from "./history";

async function officePage(ask: Ask): Promise<PageResult> {
  const page = ask.path.join("/");
  if (page !== "office/account" && page !== "office/history") return null;
  const player = await ask.deps.player(ask.request);
  if (!player) return "sign-in";
  if (page === "office/account") return accountPage(ask, await ask.deps.accountsOf(player.userId));
  return historyPage(ask, player.userId);
}

/** The player's personal pages, requested with a bearer token (REM-12; CPP-09). */
export const office: RemoteApp = { page: officePage, css: officeCss };
