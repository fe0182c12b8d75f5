import { screenRowBuilder } from "./row";

const row = screenRowBuilder({
  remote: "third-party",
  title: "casino",
  about: "casino",
  partition: "casino",
  isPersonalForPlayers: true,
});
const stream = "casino";
const game = { stream, chrome: { hideCoupon: true, hideSeo: true } } as const;
const personal = {
  guards: ["auth"],
  isPersonal: true,
  isIndexable: false,
  chrome: { hideSeo: true },
} as const;

/** Rows of the screen catalogue: casino sections and their games. */
export const casinoScreens = [
  row("casino:bingo", "bingo", { partition: "bingo", stream, title: "bingo" }),
  row("casino:bonus-casino", "bonus/casino", { partition: "bonus", title: "bonus_casino" }),
  row("casino:bonus-casino-promotions-id", "bonus/casino/promotions/{id}", {
    partition: "bonus",
    title: "casino_promotion",
  }),
  row("casino:casino-brand", "casino/brand", { stream, title: "casino_brand" }),
  row("casino:fishinghunting", "fishinghunting", {
    partition: "fishinghunting",
    stream,
    title: "fishing",
  }),
  row("casino:poker-game", "poker/{game?}", { partition: "poker", stream, title: "poker" }),
  row("casino:scratchcards", "scratchcards", {
    partition: "scratchcards",
    stream,
    title: "scratchcards",
  }),
  row("casino:keno", "keno", { partition: "keno", stream, title: "keno" }),
  row("casino:slots-subcategory", "slots/{subcategory?}", {
    partition: "slots",
    stream,
    title: "slots",
  }),
  row("casino:slots-game", "slots/{subcategory?}/game/{gameId}/{gameName}", {
    partition: "slots",
    ...game,
    title: "slot_game",
  }),
  row("casino:casino-subcategory", "casino/{subcategory?}", { stream }),
  row("casino:casino-game", "casino/{subcategory?}/game/{gameId}/{gameName}", {
    ...game,
    title: "casino_game",
  }),
  row("casino:tvgames", "tvgames", { partition: "tvgames", stream, title: "tvgames" }),
  row("casino:virtualsports", "virtualsports", {
    partition: "virtualsports",
    stream,
    title: "virtualsports",
  }),
  row("casino:fast-games", "fast-games", { partition: "fast-games", title: "fast_games" }),
  row("casino:fast-bet", "fast-bet", { partition: "fast-bet", stream, title: "fast_bet" }),
  row("casino:slots-vulkan", "slots/vulkan", { partition: "slots", stream, title: "slots_vulkan" }),
  row("casino:asian-games", "asian-games", { partition: "asian-games", title: "asian_games" }),
  row("casino:card-games", "card-games", { partition: "card-games", title: "card_games" }),
  row("casino:crash-games", "crash-games", { partition: "crash-games", title: "crash_games" }),
  row("casino:skill-games", "skill-games", { partition: "skill-games", title: "skill_games" }),
  row("casino:casino-lobby", "casino-lobby", { stream, title: "casino_lobby" }),
  row("casino:providers", "providers", { stream, title: "providers" }),
  row("casino:providers-provider", "providers/{provider}", { stream, title: "providers" }),
  row("casino:casino-search", "casino-search", { title: "casino_search", isIndexable: false }),
  row("casino:bonus-casino-tournaments", "bonus/casino/tournaments", {
    partition: "tournaments",
    title: "tournaments",
  }),
  row("casino:bonus-casino-tournaments-id", "bonus/casino/tournaments/{id}", {
    partition: "tournaments",
    title: "tournament",
  }),
  row("casino:bonus-casino-id", "bonus/casino/{id}", { partition: "bonus", title: "bonus_casino" }),
  row("casino:othergames", "othergames", { partition: "othergames", stream, title: "othergames" }),
  row("casino:thank-you", "thank-you", {
    title: "thank_you",
    isIndexable: false,
    chrome: { hideSeo: true },
  }),
  row("casino:casino-slot-first-deposit", "casino/slot-first-deposit", {
    title: "slot_first_deposit",
  }),
  row("casino:my-casino", "my-casino", { ...personal, title: "my_casino" }),
  row("casino:my-casino-favorites", "my-casino/favorites", { ...personal, title: "favorites" }),
  row("casino:tvgames-view-poker", "tvgames/view/poker", {
    remote: null,
    title: "poker",
    isIndexable: false,
    redirect: { to: "poker" },
  }),
  row("casino:landing", "landing-{x}", {
    title: "landing",
    layout: "headless",
    chrome: { hideHeader: true, hideBottomNav: true, hideSeo: true, hideCoupon: true },
  }),
] as const;
