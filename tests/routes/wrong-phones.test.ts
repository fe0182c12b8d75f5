import { beforeEach, describe, expect, it } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Fields } from "../support/browser";
import { siteOfFile } from "../support/site";

const site = siteOfFile();
beforeEach(() => closeSharedServices());

const demo = async () => {
  const browser = new Browser();
  await browser.signIn("demo@example.test", "demo");
  return browser;
};
const guest = async () => new Browser();

/** Every form that takes a telephone, by what it does: who posts it where, and what is typed besides. */
const forms: Readonly<
  Record<string, { who: () => Promise<Browser>; path: string; fields: (typed: Fields) => Fields }>
> = {
  "registration by telephone": {
    who: guest,
    path: "/en/registration/phone_reg",
    fields: (typed) => ({ ...typed, intent: "register", currency: "GBP", accept: "1" }),
  },
  "registration by e-mail address with a telephone": {
    who: guest,
    path: "/en/registration/full_reg",
    fields: (typed) => ({
      ...{ ...typed, intent: "register", email: "anna@example.test", accept: "1" },
      ...{ password: "correct horse 1", password_again: "correct horse 1" },
      ...{ user_name: "Anna", surname: "Smith", birthday_date: "1990-05-17" },
      ...{ country: "gb", region: "Wales", city: "Cardiff", currency: "GBP" },
    }),
  },
  "sign-in by telephone and password": {
    who: guest,
    path: "/en/user/login?type=phone",
    fields: (typed) => ({ ...typed, password: "demo" }),
  },
  "sign-in by SMS": { who: guest, path: "/en/user/login?type=sms", fields: (typed) => typed },
  "recovery of a password": {
    who: guest,
    path: "/en/user/passwordreset",
    fields: ({ phone_code, phone_number }) => ({ login: `${phone_code} ${phone_number}` }),
  },
  "the telephone of the security page": {
    who: demo,
    path: "/en/office/security",
    fields: (typed) => ({ ...typed, intent: "phone" }),
  },
};

/**
 * No such numbers: no area code of North America begins with 1 or 0 (NANPA), Britain has no number of four
 * digits (Ofcom), and none of Germany, Russia or Turkey begins so (ITU E.164 national plans).
 */
const wrong: readonly (readonly [code: string, number: string])[] = [
  ["+44", "1234"],
  ["+1", "111 111 1111"],
  ["+1", "012 555 0143"],
  ["+44", "0000 000000"],
  ["+7", "111 111 11 11"],
  ["+90", "111 111 11 11"],
];

const messages = async () =>
  (await site.control<{ messages: unknown[] }>("GET", "outbox")).messages.length;

describe.each(Object.entries(forms))("%s", (_name, { who, path, fields }) => {
  it.each(wrong)(
    "SES-03 SEC-07 the number %s %s, which no plan has, is refused before the platform is asked to send",
    async (phone_code, phone_number) => {
      const browser = await who();
      await browser.get(path);
      const before = await messages();
      await site.mark();
      const answer = await browser.submit(path, fields({ phone_code, phone_number }));
      expect(answer.status).toBe(422);
      expect(JSON.stringify(answer.reply)).toMatch(/"(phone|name)"/);
      expect(JSON.stringify(answer.reply)).toContain(phone_number);
      const posts = (await site.calls("/web-api/")).filter(({ method }) => method === "POST");
      expect(posts.map((call) => call.path)).toEqual([]);
      expect(await messages()).toBe(before);
    },
  );
});
