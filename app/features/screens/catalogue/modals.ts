import { screenRowBuilder } from "./row";

const row = screenRowBuilder({
  title: "login",
  about: "user",
  dictionaries: ["session"],
  isIndexable: false,
  chrome: { hideSeo: true },
});

/** Modals that an address opens (SCR-12): pages of their own at home, dialogs over the page elsewhere. */
export const modalScreens = [
  row("modal:login", "?modal=login"),
  row("modal:registration", "?modal=registration", {
    title: "registration",
    guards: ["registration-allowed", "guest"],
  }),
  row("modal:user-question", "?modal=user-question", { title: "user_question" }),
  row("modal:support-history", "?modal=support-history", {
    title: "support_history",
    guards: ["auth"],
  }),
  row("modal:navigation-menu", "?modal=navigation-menu", { title: "menu" }),
] as const;
