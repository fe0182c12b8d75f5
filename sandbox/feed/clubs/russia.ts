/**
 * Clubs, one a line, strongest first: name in English, Russian, Arabic, and in football-data.co.uk
 * files if different.
 */
export const russiaClubs = `
Zenit St. Petersburg|Зенит|زينيت|Zenit
Krasnodar|Краснодар|كراسنودار|FK Krasnodar
Spartak Moscow|Спартак Москва|سبارتاك موسكو
CSKA Moscow|ЦСКА|سسكا موسكو
Dynamo Moscow|Динамо Москва|دينامو موسكو|Dynamo Moscow
Lokomotiv Moscow|Локомотив Москва|لوكوموتيف موسكو
Rubin Kazan|Рубин|روبين كازان
Rostov|Ростов|روستوف|FK Rostov
Akron Togliatti|Акрон|أكرون تولياتي
Krylya Sovetov|Крылья Советов|كريليا سوفيتوف|Krylya Sovetov
Dynamo Makhachkala|Динамо Махачкала|دينامو محج قلعة
Khimki|Химки|خيمكي
Pari Nizhny Novgorod|Пари НН|نيجني نوفغورود|Nizhny Novgorod
Akhmat Grozny|Ахмат|أحمد غروزني
Orenburg|Оренбург|أورينبورغ
Fakel Voronezh|Факел|فاكيل فورونيج
`;
