/**
 * Screens this site does not have, listed in its site config (SCR-10): the shell answers 404 instead of an
 * empty outlet. Ids are those of the screen catalogue.
 */
export const absentScreenIds: readonly string[] = `
  info:payment
  ourpartners
  betting-alphabet
  blog
  news
  promo
  landing-page
  bonuses
  bonus
  promotions
  offers
  ourpartners-section
  betting-alphabet-block
  betting-alphabet-category
  betting-alphabet-slug
  blog-page
  news-item
  partners
  bonus-offer
`
  .trim()
  .split(/\s+/);
