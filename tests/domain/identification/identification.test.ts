import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  identificationWidgetFor,
  mustIdentify,
  validateIdentityForm,
} from "~/domain/identification/identification";
import { siteConfig } from "../../features/gate/guard-inputs";

const papers = {
  name: "Anna",
  surname: "Petrova",
  date_birthday: "1990-02-28",
  passport: "4510 123456",
};
const known = { today: "2026-03-07", ageLimit: 18 };
const wrong = (change: Partial<typeof papers>, about = known) => [
  ...validateIdentityForm({ ...papers, ...change }, about),
];

describe("identity form", () => {
  it("BAN-03 an identity form needs all four fields, and each empty field is reported", () => {
    expect(wrong({})).toEqual([]);
    for (const field of ["name", "surname", "date_birthday", "passport"] as const)
      expect(wrong({ [field]: "  " })).toEqual([[field, "required"]]);
  });

  it.each([
    "2026-03-07",
    "2026-03-08",
    "1990-02-30",
    "28.02.1990",
    "1990-2-28",
    "0",
    "0001-01-01",
    "1899-12-31",
  ])("BAN-03 %s is rejected as a date of birth", (date_birthday) => {
    expect(wrong({ date_birthday })).toEqual([["date_birthday", "date"]]);
  });

  it.each([
    ["2008-03-07", 18, []],
    ["2008-03-08", 18, [["date_birthday", "age"]]],
    ["2005-03-07", 21, []],
    ["2005-03-08", 21, [["date_birthday", "age"]]],
    ["2008-02-29", 18, []],
  ])(
    "BAN-03 a player born on %s has these errors for an age limit of %i on 7 March 2026: %j",
    (date_birthday, ageLimit, errors) => {
      expect(wrong({ date_birthday }, { ...known, ageLimit })).toEqual(errors);
    },
  );

  it("BAN-03 a player of age today is of age on every later day", () => {
    const day = fc.date({
      min: new Date("1960-01-01"),
      max: new Date("2026-03-06"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, fc.nat(20_000), (born, days) => {
        const text = (at: Date) => at.toISOString().slice(0, 10);
        const later = text(new Date(Date.parse(known.today) + days * 86_400_000));
        const date_birthday = text(born);
        if (wrong({ date_birthday }).length === 0)
          expect(wrong({ date_birthday }, { ...known, today: later })).toEqual([]);
      }),
    );
  });
});

describe("identification requirement", () => {
  const player = {
    ...{
      id: 1,
      name: "",
      email: "",
      activation: 2 as const,
      daysToActivate: null,
      messageCount: 0,
      hidesBalance: false,
      hasDeposit: false,
      country: "ru",
      countryId: 1,
      isDocumentWanted: false,
      asksForDocuments: false,
      pendingWithdrawals: 0,
      activeBonuses: 0,
      conversion: 0 as const,
      isConversionTold: false,
    },
    ...{ ban: { level: 0, version: 0 }, disallowedLineSports: [], disallowedLiveSports: [] },
    ...{ needsIdentification: true, verificationTypes: [] },
  };

  it("BAN-03 identification is required when the platform asks for it and the site enforces it", () => {
    const config = (identification: boolean, must: boolean) => ({
      features: { ...siteConfig.features, identification },
      access: { ...siteConfig.access, mustIdentify: must },
    });
    expect(mustIdentify(player, config(true, true))).toBe(true);
    expect(mustIdentify(player, config(true, false))).toBe(false);
    expect(mustIdentify(player, config(false, true))).toBe(false);
    expect(mustIdentify({ ...player, needsIdentification: false }, config(true, true))).toBe(false);
    expect(mustIdentify(null, config(true, true))).toBe(false);
  });

  it.each([
    [["face-id"], "face-id"],
    [["documents", "face-id"], "face-id"],
    [["documents"], "papers"],
    [[], "papers"],
  ])(
    "BAN-03 the verification types %j lead to the identification by %s",
    (verificationTypes, widget) => {
      expect(identificationWidgetFor({ verificationTypes })).toBe(widget);
    },
  );
});
