import { fieldRulesOf } from "~/domain/registration/fields";
import {
  isRegistrationType,
  isSocialProvider,
  type RegistrationType,
  type SocialProvider,
} from "~/domain/registration/types";
import type { SiteConfig } from "~/domain/settings/site-config";
import { log } from "~/server/log.server";
import { bareRecord } from "../record.server";
import type { SiteConfigWire } from "./wire.server";

/** Networks that the site offers. An unknown one is logged as an error and left out (REG-07). */
export function providersFrom({ social }: SiteConfigWire): readonly SocialProvider[] {
  return [...new Set(social.providers)].filter((name) => known("social", name, isSocialProvider));
}

/** Ways to register. Without an enabled network nobody is offered to register by one (REG-01, REG-07). */
export function registrationFrom(wire: SiteConfigWire): SiteConfig["registration"] {
  const { types, view, hasBottomNav } = wire.registration;
  const hasSocial = wire.social.providers.some(isSocialProvider);
  return {
    types: [...new Set(types)]
      .filter((name) => known("registration", name, isRegistrationType))
      .filter((type) => type !== "soc_reg" || hasSocial),
    fields: fieldsFrom(wire),
    view: { default: view.default, screens: bareRecord(view.screens, (name) => name) },
    hasBottomNav,
  };
}

function fieldsFrom({ registration }: SiteConfigWire) {
  const of = (type: RegistrationType) =>
    fieldRulesOf(type, registration[type].fields, (field) =>
      log.error({ field }, "unknown field of registration"),
    );
  return {
    fast_reg: of("fast_reg"),
    phone_reg: of("phone_reg"),
    full_reg: of("full_reg"),
    soc_reg: of("soc_reg"),
  };
}

function known<T extends string>(
  kind: "registration" | "social",
  name: string,
  is: (name: unknown) => name is T,
): name is T {
  if (is(name)) return true;
  log.error({ [kind]: name }, `unknown ${kind} type`);
  return false;
}
