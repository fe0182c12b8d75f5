/**
 * Clubs, one a line, strongest first: name in English, Russian, Arabic, and in football-data.co.uk
 * files if different.
 */
export const germanyClubs = `
Bayern Munich|Бавария|بايرن ميونخ
Bayer Leverkusen|Байер|باير ليفركوزن|Leverkusen
Borussia Dortmund|Боруссия Дортмунд|بوروسيا دورتموند|Dortmund
RB Leipzig|РБ Лейпциг|لايبزيغ
Eintracht Frankfurt|Айнтрахт Франкфурт|آينتراخت فرانكفورت|Ein Frankfurt
Stuttgart|Штутгарт|شتوتغارت
Borussia Mönchengladbach|Боруссия Мёнхенгладбах|بوروسيا مونشنغلادباخ|M'gladbach
Wolfsburg|Вольфсбург|فولفسبورغ
Freiburg|Фрайбург|فرايبورغ
Mainz 05|Майнц 05|ماينز|Mainz
Werder Bremen|Вердер|فيردر بريمن
Augsburg|Аугсбург|أوغسبورغ
Hoffenheim|Хоффенхайм|هوفنهايم
Union Berlin|Унион Берлин|يونيون برلين
St. Pauli|Санкт-Паули|سانت باولي|St Pauli
Heidenheim|Хайденхайм|هايدنهايم
Bochum|Бохум|بوخوم
Holstein Kiel|Хольштайн Киль|هولشتاين كيل
`;

export const netherlandsClubs = `
PSV Eindhoven|ПСВ Эйндховен|آيندهوفن
Feyenoord|Фейеноорд|فينورد
Ajax|Аякс|أياكس
AZ Alkmaar|АЗ Алкмар|ألكمار
Twente|Твенте
Utrecht|Утрехт
NEC Nijmegen|НЕК Неймеген||Nijmegen
Go Ahead Eagles|Гоу Эхед Иглс
Heerenveen|Херенвен
Sparta Rotterdam|Спарта Роттердам
Groningen|Гронинген
Fortuna Sittard|Фортуна Ситтард||For Sittard
Heracles|Хераклес
PEC Zwolle|Зволле||Zwolle
NAC Breda|НАК Бреда
Willem II|Виллем II
RKC Waalwijk|РКК Валвейк||Waalwijk
Almere City|Алмере Сити
`;
