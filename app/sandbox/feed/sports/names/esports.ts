/**
 * Invented teams, strongest first: name in English, Russian, Arabic. Names that players use in Latin stay
 * Latin.
 */
export const world = `
Night Owls|Night Owls|Night Owls
Iron Comet|Iron Comet|Iron Comet
Seven Harbors|Seven Harbors|Seven Harbors
Pixel Foxes|Pixel Foxes|Pixel Foxes
Red Lanterns|Red Lanterns|Red Lanterns
Static Wolves|Static Wolves|Static Wolves
North Pylon|North Pylon|North Pylon
Quiet Storm|Quiet Storm|Quiet Storm
Glass Tigers|Glass Tigers|Glass Tigers
Last Signal|Last Signal|Last Signal
`;
export const challengers = `
Amber Rooks|Amber Rooks|Amber Rooks
Blue Kestrels|Blue Kestrels|Blue Kestrels
Copper Moon|Copper Moon|Copper Moon
Desert Line|Desert Line|Desert Line
Echo Valley|Echo Valley|Echo Valley
Frost Giants GG|Frost Giants GG|Frost Giants GG
Grey Harbor|Grey Harbor|Grey Harbor
Hidden Level|Hidden Level|Hidden Level
`;
export const masters = `
Orbit Nine|Orbit Nine|Orbit Nine
Silent Circuit|Silent Circuit|Silent Circuit
Wild Meridian|Wild Meridian|Wild Meridian
Golden Ratio|Golden Ratio|Golden Ratio
Paper Dragons|Paper Dragons|Paper Dragons
Second Wind|Second Wind|Second Wind
Lunar Tide|Lunar Tide|Lunar Tide
Broken Compass|Broken Compass|Broken Compass
`;
