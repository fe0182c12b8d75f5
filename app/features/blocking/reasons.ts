/** Why a visitor is blocked; each is the path of its notice page (NTC-02). */
export type BlockReason =
  | "block"
  | "block-ua"
  | "block-ie"
  | "site-updates"
  | "coming-soon"
  | "suspension";

/**
 * The reply of the platform's blocks service, which says whether this visitor is kept off the site,
 * and why.
 */
export interface VisitorBlockReply {
  readonly displayTypeId: number | null;
  readonly templateTypeId: number | null;
}

const reasons: ReadonlyMap<number, BlockReason> = new Map([
  [1, "block"],
  [2, "block"],
  [3, "block"],
  [5, "block"],
  [14, "block"],
  [4, "site-updates"],
  [8, "coming-soon"],
  [13, "block-ua"],
  [16, "suspension"],
  [17, "block-ie"],
]);

/** Display type of whole-page notices; the shell ignores others. */
const wholePage = 1;
/** Template of the country block, which the cookie `force-geo-off=1` lifts. */
const geoTemplate = 1;

/**
 * The notice that this visitor gets in place of the site; null = he is not blocked (NTC-01,
 * NTC-02). `isGeoOff` lifts the block of a country; an unknown template blocks nobody.
 */
export function blockReason(block: VisitorBlockReply, isGeoOff: boolean): BlockReason | null {
  if (block.displayTypeId !== wholePage || block.templateTypeId === null) return null;
  if (block.templateTypeId === geoTemplate && isGeoOff) return null;
  return reasons.get(block.templateTypeId) ?? null;
}
