import fc from "fast-check";
import { expect, it } from "vitest";
import { maskPersonalData, maskSecretsInText } from "~/platform/transport/mask.server";

// The fields of personal data (PLT-09), as a payload may nest them.
const payload = {
  user_name: "V1",
  surname: "V2",
  middle_name: "V3",
  birthday_date: "V4",
  birthday_place: "V5",
  geo: { location: { region: "V6", city: "V7", country: "V8" } },
  registration_address: "V9",
  passport: { number: "V10", series: "V11", issue_date: "V12", type: "V13", issued_by: "V14" },
  inn: "V15",
  data: "V16",
  main_id: "V17",
  active_id: "V18",
  password: "V19",
  registration_date: "V20",
  phone_number: "V21",
  email: "V22",
  login: "V23",
  pin_code: "V24",
  captcha: "V25",
};
const flat = {
  region: "V1",
  city: "V2",
  country: "V3",
  number: "V4",
  series: "V5",
  issue_date: "V6",
  type: "V7",
  issued_by: "V8",
  passport_number: "V9",
  userName: "V10",
  "Phone-Number": "V11",
  BIRTHDAY_DATE: "V12",
  newPassword: "V13",
  name: "V14",
  surname: "V15",
  user_token: "V16",
  "x-session-id": "V17",
  Authorization: "V18",
  cookie: "V19",
};

it.each([
  ["nested", payload],
  ["flat", flat],
])("PLT-09 every field of personal data is masked in a copy, %s", (_, value) => {
  const before = structuredClone(value);
  expect(JSON.stringify(maskPersonalData(value))).not.toMatch(/V\d/);
  expect(
    JSON.stringify(maskPersonalData({ deep: [{ deeper: new Map([["x", value]]) }] })),
  ).not.toMatch(/V\d/);
  expect(value).toEqual(before);
});

it("PLT-09 fields that are not personal are left unmasked", () => {
  const line = {
    call: "user.config",
    path: "/web-api/user/v1/config",
    status: 200,
    ms: 12.5,
    type: "x",
    number: 3,
    ok: true,
    none: null,
  };
  expect(maskPersonalData(line)).toEqual(line);
});

it("PLT-09 tokens, e-mail addresses and query values inside text are masked", () => {
  const token = "eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjF9.c2ln";
  const shown = maskSecretsInText(
    `GET /x?phone_number=123&page=2&email=a%40b.test failed for ann.lee@example.test with Bearer abc.def (${token})`,
  );
  expect(shown).toContain("page=2");
  for (const secret of ["123", "a%40b", "ann.lee", "abc.def", "eyJ"])
    expect(shown).not.toContain(secret);
});

it("PLT-09 personal data inside errors and their causes is masked", () => {
  const cause = Object.assign(new Error("no such player bob@example.test"), { login: "bob" });
  const text = JSON.stringify(maskPersonalData(new Error("failed", { cause })));
  expect(text).toContain("failed");
  expect(text).not.toContain("bob");
});

it("PLT-09 SEC-09 masking takes any value, even cycles, leaves it unchanged and pollutes no prototype", () => {
  const loop: Record<string, unknown> = { a: 1 };
  loop["self"] = loop;
  expect(maskPersonalData(loop)).toEqual({ a: 1, self: "[…]" });
  maskPersonalData(
    JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
  );
  expect({}).not.toHaveProperty("polluted");
  fc.assert(
    fc.property(
      fc.anything({ withDate: true, withMap: true, withSet: true, withNullPrototype: true }),
      (value) => {
        const before = structuredClone(value);
        maskPersonalData(value);
        expect(value).toEqual(before);
      },
    ),
  );
});
