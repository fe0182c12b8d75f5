/**
 * Clubs, one a line, strongest first: name in English, Russian, Arabic, and in football-data.co.uk
 * files if different.
 */
export const englandClubs = `
Liverpool|Ливерпуль|ليفربول
Manchester City|Манчестер Сити|مانشستر سيتي|Man City
Arsenal|Арсенал|أرسنال
Chelsea|Челси|تشيلسي
Newcastle United|Ньюкасл Юнайтед|نيوكاسل يونايتد|Newcastle
Aston Villa|Астон Вилла|أستون فيلا
Tottenham Hotspur|Тоттенхэм Хотспур|توتنهام هوتسبير|Tottenham
Manchester United|Манчестер Юнайтед|مانشستر يونايتد|Man United
Brighton & Hove Albion|Брайтон энд Хоув Альбион|برايتون|Brighton
Nottingham Forest|Ноттингем Форест|نوتنغهام فورست|Nott'm Forest
Bournemouth|Борнмут|بورنموث
Fulham|Фулхэм|فولهام
Crystal Palace|Кристал Пэлас|كريستال بالاس
Brentford|Брентфорд|برينتفورد
West Ham United|Вест Хэм Юнайтед|وست هام يونايتد|West Ham
Everton|Эвертон|إيفرتون
Wolverhampton Wanderers|Вулверхэмптон Уондерерс|ولفرهامبتون|Wolves
Leicester City|Лестер Сити|ليستر سيتي|Leicester
Ipswich Town|Ипсвич Таун|إيبسويتش تاون|Ipswich
Southampton|Саутгемптон|ساوثهامبتون
`;

export const scotlandClubs = `
Celtic|Селтик|سلتيك
Rangers|Рейнджерс|رينجرز
Hearts|Хартс
Aberdeen|Абердин
Hibernian|Хиберниан
Dundee United|Данди Юнайтед
St Mirren|Сент-Миррен
Motherwell|Мотеруэлл
Dundee|Данди
Kilmarnock|Килмарнок
Ross County|Росс Каунти
St Johnstone|Сент-Джонстон
`;
