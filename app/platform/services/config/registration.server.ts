import { registrationFieldRules } from "~/domain/registration/fields";
import { isRegistrationType, type RegistrationType } from "~/domain/registration/types";
import type { SiteConfig } from "~/domain/settings/site-config";
import { recordWithoutPrototype } from "../../transport/record.server";
import type { ReportConfigFault } from "./report-fault.server";
import type { SiteConfigWire } from "./site-config-wire.server";

/** Ways to register. Without an enabled network nobody is offered to register by one (REG-01, REG-07). */
export function toRegistrationConfig(
  wire: SiteConfigWire,
  hasSocial: boolean,
  report: ReportConfigFault,
): SiteConfig["registration"] {
  const { types, view, hasBottomNav } = wire.registration;
  return {
    types: [...new Set(types)]
      .filter((name): name is RegistrationType => {
        if (isRegistrationType(name)) return true;
        report("registration.types", `"${name}" is no way to register`);
        return false;
      })
      .filter((type) => type !== "soc_reg" || hasSocial),
    fields: fieldsFrom(wire, report),
    view: { default: view.default, screens: recordWithoutPrototype(view.screens, (name) => name) },
    hasBottomNav,
  };
}

function fieldsFrom({ registration }: SiteConfigWire, report: ReportConfigFault) {
  const of = (type: RegistrationType) =>
    registrationFieldRules(type, registration[type].fields, (field) =>
      report(`registration.${type}.fields`, `"${field}" is no field of registration`),
    );
  return {
    fast_reg: of("fast_reg"),
    phone_reg: of("phone_reg"),
    full_reg: of("full_reg"),
    soc_reg: of("soc_reg"),
  };
}
