import type { BonusOffer, BonusType } from "~/domain/bonuses/bonus";

type State = "taken" | "running" | "done" | "lost" | "lapsed" | "refused";

export interface BonusTexts {
  readonly title: string;
  readonly wagerTitle: string;
  readonly offers: Readonly<Record<BonusOffer["name"], string>>;
  readonly offerText: (percent: number, most: string) => string;
  readonly rules: string;
  readonly ruleDeposit: (least: string, days: number) => string;
  readonly ruleWager: (times: number, days: number) => string;
  readonly ruleBets: (legs: number, coef: string) => string;
  readonly ruleVoid: string;
  readonly ruleDone: string;
  readonly ruleMost: (times: number, amount: string) => string;
  readonly ruleMostNow: (amount: string) => string;
  readonly ruleWithdrawal: string;
  readonly take: string;
  readonly refuse: string;
  readonly giveUp: string;
  readonly giveUpText: (amount: string) => string;
  readonly none: string;
  readonly noneText: string;
  readonly unwanted: string;
  readonly wanted: string;
  readonly types: Readonly<Record<BonusType, string>>;
  readonly firstType: string;
  readonly change: string;
  readonly states: Readonly<Record<State, string>>;
  readonly taken: (until: string) => string;
  readonly toDeposit: string;
  readonly amount: string;
  readonly balance: string;
  readonly staked: string;
  readonly left: string;
  readonly until: string;
  readonly most: string;
  readonly paid: string;
  readonly dropped: string;
  readonly runningTitle: string;
  readonly nothingRuns: string;
  readonly past: string;
  readonly toOffers: string;
  readonly done: Readonly<Record<"take" | "refuse", string>>;
  readonly notOffered: string;
  readonly free: string;
}
