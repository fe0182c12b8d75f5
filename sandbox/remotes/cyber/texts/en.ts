/** Texts of the esports section. Other languages have the same keys. */
export const en = {
  cyberTitle: "Esports",
  cyberText: "Matches by schedule, simulated matches around the clock, and those with a broadcast.",
  kindsLabel: "Kinds of matches",
  kinds: { real: "Scheduled", virtual: "Virtual", stream: "With a broadcast" },
  kindTitles: {
    real: "Esports by schedule",
    virtual: "Virtual esports",
    stream: "Esports with a broadcast",
  },
  kindTexts: {
    real: "Teams and players meet at the appointed time. Bets are taken before the match and while it is played.",
    virtual:
      "The computer plays both sides, and a match begins every ten minutes, day and night. What a side wins by is drawn at the chances that the odds were made from.",
    stream: "Matches whose page has a broadcast beside the odds.",
  },
  disciplines: "Disciplines",
  allGames: "All matches",
  none: "No esports right now",
  noneText: "Matches appear here as soon as they are scheduled. The sports line is open.",
  goneCyberText: "The match may be over, or the link may be old.",
  withVideo: "broadcast",
  videoBegins: "The broadcast begins:",
  videoOver: "The broadcast is over",
  videoCaption: "Broadcast: the score line of the match as it is played",
};

export type CyberTexts = typeof en;
