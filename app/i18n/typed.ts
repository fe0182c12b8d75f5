import type bets from "./dictionaries/en/bets.json";
import type cashier from "./dictionaries/en/cashier.json";
import type consent from "./dictionaries/en/consent.json";
import type coupon from "./dictionaries/en/coupon.json";
import type errors from "./dictionaries/en/errors.json";
import type identification from "./dictionaries/en/identification.json";
import type limits from "./dictionaries/en/limits.json";
import type main from "./dictionaries/en/main.json";
import type notices from "./dictionaries/en/notices.json";
import type screens from "./dictionaries/en/screens.json";
import type session from "./dictionaries/en/session.json";
import type settings from "./dictionaries/en/settings.json";
import type shell from "./dictionaries/en/shell.json";
import type { DictionaryId } from "./languages";

interface Dictionaries {
  main: typeof main;
  shell: typeof shell;
  coupon: typeof coupon;
  bets: typeof bets;
  session: typeof session;
  settings: typeof settings;
  errors: typeof errors;
  limits: typeof limits;
  cashier: typeof cashier;
  consent: typeof consent;
  identification: typeof identification;
  notices: typeof notices;
  screens: typeof screens;
}

type Plural = "zero" | "one" | "two" | "few" | "many" | "other";
type Family<Key> = Key extends `${infer Name}_${Plural}` ? Name | Key : Key;
type Key<Id extends DictionaryId> = Family<keyof Dictionaries[Id] & string>;
type Named<Id extends DictionaryId> = { [Each in Id]: `${Each}:${Key<Each>}` }[Id];

/**
 * Keys of texts: those of `Home` without a prefix, and those of every dictionary in `Ids` as
 * `dictionary:key`.
 */
export type KeyOf<Home extends DictionaryId, Ids extends DictionaryId> = Key<Home> | Named<Ids>;
