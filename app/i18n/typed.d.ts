import "i18next";
import type coupon from "./dictionaries/en/coupon.json";
import type errors from "./dictionaries/en/errors.json";
import type main from "./dictionaries/en/main.json";
import type notices from "./dictionaries/en/notices.json";
import type screens from "./dictionaries/en/screens.json";
import type session from "./dictionaries/en/session.json";
import type settings from "./dictionaries/en/settings.json";
import type shell from "./dictionaries/en/shell.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "main";
    keySeparator: false;
    nsSeparator: ":";
    returnNull: false;
    resources: {
      main: typeof main;
      shell: typeof shell;
      coupon: typeof coupon;
      session: typeof session;
      settings: typeof settings;
      errors: typeof errors;
      notices: typeof notices;
      screens: typeof screens;
    };
  }
}
