import { screenRowBuilder } from "./row";

const home = { redirect: { to: "" } } as const;
const row = screenRowBuilder({
  remote: "technical-pages",
  layout: "blocked",
  title: "block",
  about: "notice",
  dictionaries: ["notices"],
  isIndexable: false,
  isAllowedWhenBanned: true,
  chrome: {
    hideHeader: true,
    hideFooter: true,
    hideBottomNav: true,
    hideSeo: true,
    hideCoupon: true,
  },
});

/** Notices (NTC-03, NTC-04): those with a reason redirect home once it no longer applies. */
export const noticeScreens = [
  row("notice:block", "block", home),
  row("notice:block-ua", "block-ua", { ...home, title: "block_ua" }),
  row("notice:block-ie", "block-ie", { ...home, title: "block_ie" }),
  row("notice:site-updates", "site-updates", { ...home, title: "site_updates" }),
  row("notice:coming-soon", "coming-soon", { ...home, title: "coming_soon" }),
  row("notice:suspension", "suspension", { ...home, title: "suspension" }),
  row("notice:banned", "banned", { ...home, title: "banned" }),
  row("notice:maintenance", "maintenance", {
    ...home,
    title: "maintenance",
    layout: "maintenance",
  }),
  row("oldbrowser", "oldbrowser", { remote: null, title: "old_browser" }),
  row("error-500", "500", { title: "server_error", status: 500 }),
] as const;
