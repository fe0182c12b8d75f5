/**
 * Header of every response of this site. A response without it comes from a proxy or gateway and does not
 * tell what the site did (CPP-11).
 */
export const ownResponseHeader = "x-touchline-answer";
