import type { RegistrationCountry } from "~/domain/registration/types";
import { ageLimitOfCountry } from "~/domain/settings/licence";
import type { SiteConfigWire } from "~/platform/services/config/site-config-wire.server";

/**
 * A country in short: id, country code, calling code, currencies, mask of its telephone numbers,
 * and their fewest digits where that is not the whole mask.
 */
type Row = readonly [
  id: number,
  code: string,
  tel: string,
  currencies: string,
  mask: string,
  min?: number,
];

/** Countries of the sandbox's licence. */
const rows: readonly Row[] = [
  [1, "ru", "7", "RUB USD EUR", "### ###-##-##"],
  [2, "kz", "7", "KZT RUB USD", "7## ###-##-##"],
  [3, "by", "375", "BYN USD EUR", "## ###-##-##"],
  [4, "uz", "998", "UZS USD", "## ###-##-##"],
  [5, "kg", "996", "KGS USD", "### ##-##-##"],
  [6, "am", "374", "AMD USD", "## ###-###"],
  [7, "az", "994", "AZN USD", "## ###-##-##"],
  [8, "ge", "995", "GEL USD", "### ##-##-##"],
  [9, "md", "373", "MDL EUR", "## ###-###"],
  [10, "tj", "992", "TJS USD", "## ###-####"],
  [20, "gb", "44", "GBP EUR USD", "7### ######"],
  [21, "ie", "353", "EUR GBP", "## ### ####"],
  [22, "de", "49", "EUR", "### ########", 10],
  [23, "es", "34", "EUR", "### ## ## ##"],
  [24, "fr", "33", "EUR", "# ## ## ## ##"],
  [25, "pt", "351", "EUR", "### ### ###"],
  [26, "it", "39", "EUR", "### #######", 9],
  [27, "be", "32", "EUR", "### ## ## ##", 8],
  [28, "gr", "30", "EUR", "### ### ####"],
  [29, "pl", "48", "PLN EUR", "### ### ###"],
  [30, "ro", "40", "RON EUR", "### ### ###"],
  [31, "rs", "381", "RSD EUR", "## #######", 8],
  [32, "tr", "90", "TRY EUR USD", "### ### ## ##"],
  [40, "eg", "20", "EGP USD", "## #### ####"],
  [41, "ma", "212", "MAD EUR", "### ######"],
  [42, "dz", "213", "DZD EUR", "### ## ## ##"],
  [43, "tn", "216", "TND EUR", "## ### ###"],
  [44, "jo", "962", "JOD USD", "# #### ####"],
  [45, "iq", "964", "IQD USD", "### ### ####"],
  [46, "kw", "965", "KWD USD", "#### ####"],
  [47, "bh", "973", "BHD USD", "#### ####"],
  [48, "qa", "974", "QAR USD", "#### ####"],
  [49, "om", "968", "OMR USD", "#### ####"],
  [60, "in", "91", "INR USD", "##### #####"],
  [61, "bd", "880", "BDT USD", "##### #####", 10],
  [62, "lk", "94", "LKR USD", "## ### ####"],
  [63, "np", "977", "NPR USD", "### ### ####"],
  [70, "ng", "234", "NGN USD", "### ### ####"],
  [71, "ke", "254", "KES USD", "### ######"],
  [72, "gh", "233", "GHS USD", "## ### ####"],
  [73, "za", "27", "ZAR USD", "## ### ####"],
  [80, "br", "55", "BRL USD", "## #####-####", 10],
  [81, "mx", "52", "MXN USD", "## #### ####"],
  [82, "ar", "54", "ARS USD", "## #### ####"],
  [83, "cl", "56", "CLP USD", "# #### ####"],
  [84, "co", "57", "COP USD", "### ### ####"],
  [85, "pe", "51", "PEN USD", "### ### ###"],
  [90, "ca", "1", "CAD USD", "### ###-####"],
  [91, "jp", "81", "JPY USD", "## #### ####"],
  [92, "nz", "64", "NZD USD", "## ### ####", 8],
];

const regions: Readonly<Record<string, string>> = {
  gb: "England|Northern Ireland|Scotland|Wales",
  ie: "Connacht|Leinster|Munster|Ulster",
  es: "Andalucía|Aragón|Asturias|Baleares|Canarias|Cantabria|Castilla-La Mancha|Castilla y León|Cataluña|Ceuta|Extremadura|Galicia|La Rioja|Madrid|Melilla|Murcia|Navarra|País Vasco|Valencia",
  kz: "Абай|Акмола|Актобе|Алматы|Астана|Атырау|Восточный Казахстан|Жамбыл|Жетысу|Западный Казахстан|Караганда|Костанай|Кызылорда|Мангистау|Павлодар|Северный Казахстан|Туркестан|Улытау|Шымкент",
};

/** Countries from which one may register, sorted by their names in a language (REG-03). */
export function registrationCountries(
  lng: string,
  licence: SiteConfigWire["licence"],
): readonly RegistrationCountry[] {
  const names = new Intl.DisplayNames(lng, { type: "region" });
  const { compare } = new Intl.Collator(lng);
  return rows
    .map(([id, code, tel, currencies, mask, least]) => {
      const most = mask.replaceAll(/[^#\d]/g, "").length;
      return {
        id,
        code,
        name: names.of(code.toUpperCase()) ?? code,
        callingCode: `+${tel}`,
        currencies: currencies.split(" "),
        ageLimit: ageLimitOfCountry(licence, code),
        mask: { mask, min: least ?? most, max: most },
        regions: regions[code]?.split("|") ?? [],
      };
    })
    .sort((one, other) => compare(one.name, other.name));
}
