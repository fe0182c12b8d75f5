/**
 * Clubs, one a line, strongest first: name in English, Russian, Arabic, and in football-data.co.uk
 * files if different.
 */
export const spainClubs = `
Barcelona|Барселона|برشلونة
Real Madrid|Реал Мадрид|ريال مدريد
Atlético Madrid|Атлетико Мадрид|أتلتيكو مدريد|Ath Madrid
Athletic Bilbao|Атлетик Бильбао|أتلتيك بيلباو|Ath Bilbao
Villarreal|Вильярреал|فياريال
Real Betis|Бетис|ريال بيتيس|Betis
Real Sociedad|Реал Сосьедад|ريال سوسيداد|Sociedad
Girona|Жирона|جيرونا
Celta Vigo|Сельта|سيلتا فيغو|Celta
Sevilla|Севилья|إشبيلية
Osasuna|Осасуна|أوساسونا
Rayo Vallecano|Райо Вальекано|رايو فايكانو|Vallecano
Mallorca|Мальорка|مايوركا
Valencia|Валенсия|فالنسيا
Getafe|Хетафе|خيتافي
Espanyol|Эспаньол|إسبانيول|Espanol
Alavés|Алавес|ألافيس|Alaves
Las Palmas|Лас-Пальмас|لاس بالماس
Leganés|Леганес|ليغانيس|Leganes
Real Valladolid|Вальядолид|بلد الوليد|Valladolid
`;

export const portugalClubs = `
Sporting CP|Спортинг|سبورتينغ لشبونة|Sp Lisbon
Benfica|Бенфика|بنفيكا
Porto|Порту|بورتو
Braga|Брага|براغا|Sp Braga
Vitória Guimarães|Витория Гимарайнш|فيتوريا غيماريش|Guimaraes
Famalicão|Фамаликан|فاماليكاو|Famalicao
Santa Clara|Санта-Клара|سانتا كلارا
Casa Pia|Каза Пия|كازا بيا
Estoril|Эшторил|إستوريل
Moreirense|Морейренсе|موريرينسي
Rio Ave|Риу Аве|ريو آفي
Arouca|Арока|أروكا
Gil Vicente|Жил Висенте|جيل فيسنتي
Nacional|Насьонал|ناسيونال
Estrela Amadora|Эштрела Амадора|إستريلا أمادورا|Estrela
Farense|Фаренсе|فارينسي
AVS|АВС|
Boavista|Боавишта|بوافيستا
`;
