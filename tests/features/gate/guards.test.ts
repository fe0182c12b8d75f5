import { describe, expect, it } from "vitest";
import { type GuardContext, runGuards } from "~/features/gate/guards";
import { siteConfig, withFeatures } from "./guard-inputs";

const visitor: GuardContext = {
  isSignedIn: false,
  config: siteConfig,
  lng: "ru",
  origin: "https://site.example",
  path: ["office", "account"],
  returnUrl: "/ru/office/account?tab=1",
};
const signedIn = { ...visitor, isSignedIn: true };
const back = "%2Fru%2Foffice%2Faccount%3Ftab%3D1";

const access = (patch: Partial<GuardContext["config"]["access"]>): GuardContext => ({
  ...visitor,
  config: { ...siteConfig, access: { ...siteConfig.access, ...patch } },
});

describe("page guards", () => {
  it("GRD-01 an unknown guard name answers 500", () => {
    expect(runGuards(["auth", "no-such"], signedIn)).toEqual({
      kind: "error",
      status: 500,
      text: "Unknown middleware",
    });
    expect(runGuards(["constructor"], signedIn)).toMatchObject({ status: 500 });
  });

  it("GRD-02 the auth guard lets a signed-in player pass", () => {
    expect(runGuards(["auth"], signedIn)).toEqual({ kind: "pass" });
  });

  it.each([
    ["page", null, `/ru/user/login?returnUrl=${back}`],
    ["dropdown", null, `/ru/?modal=login&returnUrl=${back}`],
    ["home", null, "/ru/"],
    [
      "app",
      "https://id.example/in?a=1",
      `https://id.example/in?a=1&returnUrl=https%3A%2F%2Fsite.example${back}`,
    ],
    ["app", null, `/ru/user/login?returnUrl=${back}`],
    ["app", "javascript:alert(1)", `/ru/user/login?returnUrl=${back}`],
  ] as const)(
    "GRD-02 the auth guard redirects a visitor with login target %s and app address %s",
    (loginTarget, authAppUrl, to) => {
      expect(runGuards(["auth"], access({ loginTarget, authAppUrl }))).toEqual({
        kind: "redirect",
        to,
      });
    },
  );

  it("GRD-02 the auth guard redirects to the login app only from pages of the account area", () => {
    const facts = {
      ...access({ loginTarget: "app", authAppUrl: "https://id.example/" }),
      path: ["confirm"],
      returnUrl: "/ru/confirm",
    };
    expect(runGuards(["auth"], facts)).toEqual({
      kind: "redirect",
      to: "/ru/user/login?returnUrl=%2Fru%2Fconfirm",
    });
  });

  it("GRD-03 registration and identification pages exist only when the site configuration enables them", () => {
    for (const isOn of [true, false]) {
      const verdict = isOn ? { kind: "pass" } : { kind: "not-found" };
      const config = withFeatures({ registration: isOn, identification: isOn });
      expect(runGuards(["registration-allowed", "guest"], { ...visitor, config })).toEqual(verdict);
      expect(runGuards(["auth", "identification"], { ...signedIn, config })).toEqual(verdict);
    }
    expect(runGuards(["registration-allowed", "guest"], signedIn)).toEqual({
      kind: "redirect",
      to: "/ru/",
    });
  });

  it.each([
    [false, false, false, "not-found", "not-found"],
    [false, false, true, "not-found", "not-found"],
    [false, true, true, "not-found", "not-found"],
    [true, false, false, "pass", "not-found"],
    [true, false, true, "pass", "pass"],
    [true, true, false, "redirect", "not-found"],
    [true, true, true, "redirect", "pass"],
  ])(
    "GRD-04 the payment guard decides by enabled %s, requiresLogin %s, authOnly %s",
    (enabled, requiresLogin, authOnly, asGuest, asPlayer) => {
      const config = withFeatures({ payment: { enabled, requiresLogin, authOnly } });
      expect(runGuards(["payment"], { ...visitor, config }).kind).toBe(asGuest);
      expect(runGuards(["payment"], { ...signedIn, config }).kind).toBe(asPlayer);
    },
  );

  it("GRD-05 the rules pages exist only when the site configuration enables them", () => {
    expect(
      runGuards(["rules-available"], { ...visitor, config: withFeatures({ rules: false }) }),
    ).toEqual({
      kind: "not-found",
    });
    expect(runGuards(["rules-available"], visitor)).toEqual({ kind: "pass" });
  });
});
