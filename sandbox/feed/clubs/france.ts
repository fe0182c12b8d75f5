/**
 * Clubs, one a line, strongest first: name in English, Russian, Arabic, and in football-data.co.uk
 * files if different.
 */
export const franceClubs = `
Paris Saint-Germain|Пари Сен-Жермен|باريس سان جيرمان|Paris SG
Marseille|Марсель|مارسيليا
Monaco|Монако|موناكو
Lille|Лилль|ليل
Nice|Ницца|نيس
Lyon|Лион|ليون
Lens|Ланс|لانس
Strasbourg|Страсбур|ستراسبورغ
Rennes|Ренн|رين
Brest|Брест|بريست
Toulouse|Тулуза|تولوز
Auxerre|Осер|أوكسير
Nantes|Нант|نانت
Reims|Реймс|ريمس
Angers|Анже|أنجيه
Le Havre|Гавр|لو هافر
Saint-Étienne|Сент-Этьен|سانت إتيان|St Etienne
Montpellier|Монпелье|مونبلييه
`;
