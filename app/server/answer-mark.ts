/**
 * The header that every answer of this site carries. What comes without it was said by something on the way, and says
 * nothing of what the site did (CPP-11).
 */
export const answerMark = "x-touchline-answer";
