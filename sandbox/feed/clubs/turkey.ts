/**
 * Clubs, one a line, strongest first: name in English, Russian, Arabic, and in football-data.co.uk
 * files if different.
 */
export const turkeyClubs = `
Galatasaray|Галатасарай|غلطة سراي
Fenerbahçe|Фенербахче|فنربخشة|Fenerbahce
Beşiktaş|Бешикташ|بشكتاش|Besiktas
Samsunspor|Самсунспор|سامسون سبور
Başakşehir|Башакшехир|باشاك شهير|Buyuksehyr
Trabzonspor|Трабзонспор|طرابزون سبور
Eyüpspor|Эюпспор|أيوب سبور|Eyupspor
Göztepe|Гёзтепе|غوزتيبي|Goztep
Kasımpaşa|Касымпаша|قاسم باشا|Kasimpasa
Alanyaspor|Аланьяспор|ألانيا سبور
Konyaspor|Коньяспор|قونيا سبور
Antalyaspor|Антальяспор|أنطاليا سبور
Çaykur Rizespor|Ризеспор|ريزه سبور|Rizespor
Gaziantep|Газиантеп|غازي عنتاب
Kayserispor|Кайсериспор|قيصري سبور
Sivasspor|Сивасспор|سيواس سبور
Bodrum|Бодрум|بودروم|Bodrumspor
Hatayspor|Хатайспор|هاتاي سبور
Adana Demirspor|Адана Демирспор|أضنة دمير سبور|Ad. Demirspor
`;
