/**
 * Marks of a price change, none by colour alone: the line of `colour` is above for up and below for down
 * (ODD-03).
 */
export const coefIndications = { colour: 0, arrow: 1, both: 2 } as const;

export type CoefIndicationType = (typeof coefIndications)[keyof typeof coefIndications];
