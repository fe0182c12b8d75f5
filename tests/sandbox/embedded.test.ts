import { afterAll, beforeAll, describe } from "vitest";
import { advanceSuite } from "./suites/advance";
import { autoCashOutSuite } from "./suites/auto-cash-out";
import { cashOutSuite } from "./suites/cash-out";
import { cashOutPartsSuite } from "./suites/cash-out-parts";
import { historySuite } from "./suites/history";
import { ledgerSuite } from "./suites/ledger";
import { limitsSuite } from "./suites/limits";
import { officeMoneySuite } from "./suites/office-money";
import { paymentsSuite } from "./suites/payments";
import { placingSuite } from "./suites/placing";
import { registrationSuite } from "./suites/registration";
import { resettlementSuite } from "./suites/resettlement";
import { rewardsSuite } from "./suites/rewards";
import { settlementSuite } from "./suites/settlement";
import { sharedCouponsSuite } from "./suites/shared-coupons";
import { signInCodesSuite } from "./suites/sign-in-codes";
import { ticketsSuite } from "./suites/tickets";
import { vipSuite } from "./suites/vip";
import { type Bed, openBed } from "./support/bed";

describe("the embedded database", () => {
  let bed: Bed;
  beforeAll(async () => {
    bed = await openBed({ dataDir: null, databaseUrl: null });
  });
  afterAll(() => bed?.sandbox.close());

  describe("placing", () => placingSuite(() => bed));
  describe("settlement", () => settlementSuite(() => bed));

  describe("resettlement", () => resettlementSuite(() => bed));
  describe("cash-out", () => cashOutSuite(() => bed));
  describe("partial cash-out", () => cashOutPartsSuite(() => bed));
  describe("automatic cash-out", () => autoCashOutSuite(() => bed));
  describe("history", () => historySuite(() => bed));
  describe("rewards", () => rewardsSuite(() => bed));
  describe("office money", () => officeMoneySuite(() => bed));
  describe("ledger", () => ledgerSuite(() => bed));
  describe("shared coupons", () => sharedCouponsSuite(() => bed));
  describe("advances", () => advanceSuite(() => bed));
  describe("VIP bets", () => vipSuite(() => bed));
  describe("limits", () => limitsSuite(() => bed));
  describe("payments", () => paymentsSuite(() => bed));
  describe("sign-in codes", () => signInCodesSuite(() => bed));
  describe("registration", () => registrationSuite(() => bed));
  describe("tickets", () => ticketsSuite(() => bed));
});
