import type { Screen, ScreenTextKey } from "../types";

type NameAfter<Prefix extends string> = ScreenTextKey extends infer Key
  ? Key extends `${Prefix}${infer Name}`
    ? Name
    : never
  : never;

/**
 * Options of a row; missing ones come from the section, then from the defaults. Titles and descriptions by
 * dictionary key.
 */
export type ScreenRowOptions = Partial<
  Omit<Screen, "id" | "pattern" | "titleKey" | "descriptionKey" | "offerVariant">
> & {
  readonly title?: NameAfter<"screen_">;
  readonly about?: NameAfter<"about_">;
  readonly offer?: { readonly stream: string; readonly title: NameAfter<"screen_"> };
};

const defaults = {
  remote: null,
  remoteRank: "primary",
  layout: "default",
  guards: [],
  stream: "-",
  dictionaries: [],
  chrome: {},
  theme: null,
  status: 200,
  feature: null,
  partition: null,
  isOutsideProduction: false,
  isInternal: false,
  isPersonal: false,
  isPersonalForPlayers: false,
  isIndexable: true,
  canonicalRoot: null,
  isAllowedWhenBanned: false,
  isGuestForbidden: false,
  isOpenForTerms: false,
  isShellControl: false,
} satisfies Partial<Screen>;

/** A row with its id and pattern as types, so that links to it are type-checked. */
export type ScreenRow<Id extends string, Pattern extends string> = Screen & {
  readonly id: Id;
  readonly pattern: Pattern;
};

/** Makes a function that builds rows of the screen catalogue, which share the options `common`. */
export function screenRowBuilder(
  common: ScreenRowOptions & Required<Pick<ScreenRowOptions, "title" | "about">>,
) {
  return <const Id extends string, const Pattern extends string>(
    id: Id,
    pattern: Pattern,
    own: ScreenRowOptions = {},
  ): ScreenRow<Id, Pattern> => {
    const { title, about, offer, ...rest } = { ...common, ...own };
    const descriptionKey: ScreenTextKey = `about_${about ?? common.about}`;
    return {
      ...defaults,
      ...rest,
      id,
      pattern,
      titleKey: `screen_${title ?? common.title}`,
      descriptionKey,
      ...(offer && {
        offerVariant: { stream: offer.stream, titleKey: `screen_${offer.title}`, descriptionKey },
      }),
    };
  };
}
