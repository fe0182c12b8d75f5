import { expect, it } from "vitest";
import { buildLimitApprovalView } from "~/domain/limits/approval";
import type { Limit } from "~/domain/limits/limit";
import { ApprovalForm } from "~/features/limits/ApprovalForm";
import { LimitsInForceList, PendingLimitText } from "~/features/limits/LimitFacts";
import { buildLimitsView } from "~/features/limits/view";
import { PageContextProvider } from "~/features/page/page-context";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";
import { I18nProvider } from "~/i18n/I18nProvider";
import type { Language } from "~/i18n/languages";
import { FormWithFullPageLoad } from "~/ui/FormWithFullPageLoad";
import { type GivenLimit, limitFor } from "../../support/limit";
import { html } from "../../ui/render";

const now = Date.parse("2026-03-07T12:00:00Z");
const day = 86_400_000;
const limit = (changes: Partial<GivenLimit>) =>
  limitFor({ code: 31, value: 4, startedAt: now - day, ...changes });

function shown(left: number | null, lng: Language = "en") {
  const { sections } = buildLimitsView({
    ...{ limits: [limit({ left })], choices: { iso: "RUB", values: new Map() } },
    ...{ isBySection: false, delayMs: day, now },
  });
  const fields = sections.flatMap((each) => each.fields).filter(({ code }) => code === 31);
  const markup = html(
    <I18nProvider lng={lng} messages={textsOfDictionaries(lng, ["limits", "main"])}>
      <LimitsInForceList fields={fields} iso="RUB" timeStyle={{ timeZone: 0, is12h: false }} />
    </I18nProvider>,
    lng,
  );
  return (
    /<data data-name="limit-31-left" value="([^"]*)"[^>]*>(.*?)<\/data>/s.exec(markup)?.slice(1) ??
    null
  );
}

it.each([
  ["en", "3 hours 15 minutes left of this session"],
  ["ru", "до конца этого сеанса 3 часа 15 минут"],
  ["es", "quedan 3 horas 15 minutos de esta sesión"],
  ["tr", "bu oturumun bitmesine 3 saat 15 dakika var"],
  ["ar", "بقي 3 ساعات و15 دقيقة من هذه الجلسة"],
] as const)("LIM-14 the time left of the session is written in words, in %s", (lng, words) => {
  expect(shown(3.25 * 3_600_000, lng)).toEqual(["3.25", words]);
});

it("LIM-14 the written time left of the session never exceeds the real one and is missing when unknown", () => {
  expect(shown(4 * 3_600_000 - 1)).toEqual(["3.9999", "3 hours 59 minutes left of this session"]);
  expect(shown(4 * 3_600_000)).toEqual(["4", "4 hours left of this session"]);
  expect(shown(60_000)).toEqual(["0.0166", "1 minute left of this session"]);
  expect(shown(0)).toEqual(["0", "0 minutes left of this session"]);
  expect(shown(null)).toBeNull();
});

it("APR-02 the approval page lists the raises not due yet, which refusing also cancels", () => {
  const raise = (code: 20 | 1, startedAt: number) =>
    limit({ ...{ code, startedAt, value: 300_000, state: "PENDING", needsApproval: true } });
  const facts = {
    ...{ csrf: "token-1", here: "/en/" },
    paths: { home: "/en/", coupon: "/", couponSettings: "/", login: "/", history: "/" },
  };
  const page = (...all: readonly Limit[]) =>
    html(
      <I18nProvider lng="en" messages={textsOfDictionaries("en", ["limits", "main"])}>
        <PageContextProvider page={facts}>
          <ApprovalForm
            {...buildLimitApprovalView({ all, iso: "RUB" }, day, now)}
            {...{ formKey: "k", reply: null, Form: FormWithFullPageLoad, isStaying: false }}
          />
        </PageContextProvider>
      </I18nProvider>,
    );
  const both = page(raise(20, now - day), raise(1, now - 1));
  const [due = "", later = ""] = both.split("These are not due yet");
  expect([due.includes('data-limit="20"'), due.includes('data-limit="1"')]).toEqual([true, false]);
  expect(later).toContain("“Keep my current limits” cancels them too");
  expect(later).toContain('data-limit="1"');
  expect(page(raise(20, now - day))).not.toContain("not due yet");
});

it.each([
  ["needs no approval", false],
  ["needs approval", true],
])(
  "LIM-14 a pending limit that %s and has no start is shown without a time",
  (_kind, needsApproval) => {
    const changes = { state: "PENDING", startedAt: null, needsApproval } as const;
    const pending = limit({ code: 20, value: 300_000, ...changes });
    const { sections } = buildLimitsView({
      ...{ limits: [pending], choices: { iso: "RUB", values: new Map() } },
      ...{ isBySection: false, delayMs: day, now },
    });
    const [field] = sections.flatMap(({ fields }) => fields).filter(({ pending }) => pending);
    if (!field) throw new Error("no pending limit");
    const markup = html(
      <I18nProvider lng="en" messages={textsOfDictionaries("en", ["limits", "main"])}>
        <PendingLimitText field={field} iso="RUB" timeStyle={{ timeZone: 0, is12h: false }} />
      </I18nProvider>,
    );
    expect(markup).toContain("₽3,000");
    expect(markup).not.toMatch(/1970|<time|requested|·/);
  },
);
