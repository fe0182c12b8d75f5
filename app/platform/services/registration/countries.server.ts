import type { z } from "zod";
import type { RegistrationCountry } from "~/domain/registration/types";
import { findCallingCode } from "~/domain/session/calling-codes";
import { oncePerRequest } from "~/server/request-memo.server";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { memoised } from "../memo.server";
import { registrationCalls } from "./calls.server";
import type {
  registrationCountriesReplyWire as countriesWire,
  phoneMasksReplyWire,
} from "./wire.server";

/** Countries from which one may register, with the masks of their numbers (REG-03, REG-09). */
export function loadRegistrationCountries(
  scope: PlatformScope,
): Promise<Answer<readonly RegistrationCountry[]>> {
  return oncePerRequest(scope, memoised.registrationCountries, async () => {
    const [countries, masks] = await Promise.all([
      call(scope, registrationCalls.countries),
      call(scope, registrationCalls.phoneMasks),
    ]);
    // Without masks the numbering plan alone judges numbers.
    return mapReply(countries, (list) => countriesFrom(list, masks.ok ? masks.data : []));
  });
}

function countriesFrom(
  list: z.infer<typeof countriesWire>,
  masks: z.infer<typeof phoneMasksReplyWire>,
): RegistrationCountry[] {
  return list
    .filter(({ tel_code }) => findCallingCode(tel_code.replace("+", "")) !== undefined)
    .map((row) => {
      const mask = masks.find(({ CountryId }) => CountryId === row.id);
      return {
        id: row.id,
        code: row.country_code.toLowerCase(),
        name: row.name,
        callingCode: `+${row.tel_code.replace("+", "")}`,
        currencies: row.currencies,
        ageLimit: row.age_limit,
        mask: mask ? { mask: mask.Mask, min: mask.Min, max: mask.Max } : null,
        regions: row.regions,
      };
    });
}
