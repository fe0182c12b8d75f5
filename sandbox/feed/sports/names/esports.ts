/**
 * Invented teams, strongest first: name in English, Russian, Arabic. Names that players use in Latin stay
 * Latin.
 */
export const csProLeagueTeams = `
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
export const csChallengerTeams = `
Amber Rooks|Amber Rooks|Amber Rooks
Blue Kestrels|Blue Kestrels|Blue Kestrels
Copper Moon|Copper Moon|Copper Moon
Desert Line|Desert Line|Desert Line
Echo Valley|Echo Valley|Echo Valley
Frost Giants GG|Frost Giants GG|Frost Giants GG
Grey Harbor|Grey Harbor|Grey Harbor
Hidden Level|Hidden Level|Hidden Level
`;
export const csAndValorantMastersTeams = `
Orbit Nine|Orbit Nine|Orbit Nine
Silent Circuit|Silent Circuit|Silent Circuit
Wild Meridian|Wild Meridian|Wild Meridian
Golden Ratio|Golden Ratio|Golden Ratio
Paper Dragons|Paper Dragons|Paper Dragons
Second Wind|Second Wind|Second Wind
Lunar Tide|Lunar Tide|Lunar Tide
Broken Compass|Broken Compass|Broken Compass
`;
export const dotaProLeagueTeams = `
Ancient Grove|Ancient Grove|Ancient Grove
Static Wolves|Static Wolves|Static Wolves
Night Owls|Night Owls|Night Owls
Deep Roots|Deep Roots|Deep Roots
Silver Rune|Silver Rune|Silver Rune
Paper Dragons|Paper Dragons|Paper Dragons
Iron Comet|Iron Comet|Iron Comet
High Ground|High Ground|High Ground
Last Lantern|Last Lantern|Last Lantern
Wild Meridian|Wild Meridian|Wild Meridian
`;
export const dotaMastersTeams = `
Night Owls|Night Owls|Night Owls
Deep Roots|Deep Roots|Deep Roots
Orbit Nine|Orbit Nine|Orbit Nine
Ancient Grove|Ancient Grove|Ancient Grove
Second Wind|Second Wind|Second Wind
Silver Rune|Silver Rune|Silver Rune
Broken Compass|Broken Compass|Broken Compass
High Ground|High Ground|High Ground
`;
export const lolProLeagueTeams = `
Crimson Keep|Crimson Keep|Crimson Keep
Red Lanterns|Red Lanterns|Red Lanterns
Azure Gate|Azure Gate|Azure Gate
Pixel Foxes|Pixel Foxes|Pixel Foxes
Golden Ratio|Golden Ratio|Golden Ratio
Nexus Seven|Nexus Seven|Nexus Seven
Quiet Storm|Quiet Storm|Quiet Storm
Morning Star GG|Morning Star GG|Morning Star GG
Glass Tigers|Glass Tigers|Glass Tigers
Far Shore|Far Shore|Far Shore
`;
export const lolMastersTeams = `
Azure Gate|Azure Gate|Azure Gate
Crimson Keep|Crimson Keep|Crimson Keep
Lunar Tide|Lunar Tide|Lunar Tide
Nexus Seven|Nexus Seven|Nexus Seven
Seven Harbors|Seven Harbors|Seven Harbors
Far Shore|Far Shore|Far Shore
Silent Circuit|Silent Circuit|Silent Circuit
Red Lanterns|Red Lanterns|Red Lanterns
`;
export const valorantProLeagueTeams = `
Spike Rush|Spike Rush|Spike Rush
North Pylon|North Pylon|North Pylon
Amber Rooks|Amber Rooks|Amber Rooks
Clean Sheet GG|Clean Sheet GG|Clean Sheet GG
Blue Kestrels|Blue Kestrels|Blue Kestrels
Echo Valley|Echo Valley|Echo Valley
Seven Harbors|Seven Harbors|Seven Harbors
Copper Moon|Copper Moon|Copper Moon
Desert Line|Desert Line|Desert Line
Hidden Level|Hidden Level|Hidden Level
`;
export const botTeams = `
Alpha (AI)|Alpha (AI)|Alpha (AI)
Bravo (AI)|Bravo (AI)|Bravo (AI)
Cobra (AI)|Cobra (AI)|Cobra (AI)
Delta (AI)|Delta (AI)|Delta (AI)
Falcon (AI)|Falcon (AI)|Falcon (AI)
Granite (AI)|Granite (AI)|Granite (AI)
Horizon (AI)|Horizon (AI)|Horizon (AI)
Indigo (AI)|Indigo (AI)|Indigo (AI)
Jaguar (AI)|Jaguar (AI)|Jaguar (AI)
Krypton (AI)|Krypton (AI)|Krypton (AI)
`;
export const fifaCityTeams = `
London (Fennec)|Лондон (Fennec)|لندن (Fennec)
Madrid (Rayo)|Мадрид (Rayo)|مدريد (Rayo)
Munich (K1ng)|Мюнхен (K1ng)|ميونخ (K1ng)
Milan (Volpe)|Милан (Volpe)|ميلانو (Volpe)
Paris (Comete)|Париж (Comete)|باريس (Comete)
Istanbul (Kartal)|Стамбул (Kartal)|إسطنبول (Kartal)
Lisbon (Onda)|Лиссабон (Onda)|لشبونة (Onda)
Moscow (Sever)|Москва (Sever)|موسكو (Sever)
Amsterdam (Tulp)|Амстердам (Tulp)|أمستردام (Tulp)
Cairo (Nile)|Каир (Nile)|القاهرة (Nile)
`;
export const fifaVirtualCityTeams = `
Manchester (AI)|Манчестер (AI)|مانشستر (AI)
Barcelona (AI)|Барселона (AI)|برشلونة (AI)
Turin (AI)|Турин (AI)|تورينو (AI)
Dortmund (AI)|Дортмунд (AI)|دورتموند (AI)
Marseille (AI)|Марсель (AI)|مارسيليا (AI)
Porto (AI)|Порту (AI)|بورتو (AI)
Ankara (AI)|Анкара (AI)|أنقرة (AI)
Saint Petersburg (AI)|Санкт-Петербург (AI)|سانت بطرسبرغ (AI)
Rotterdam (AI)|Роттердам (AI)|روتردام (AI)
Casablanca (AI)|Касабланка (AI)|الدار البيضاء (AI)
`;
