/** City teams, strongest first: name in English, Russian, Arabic. */
export const europeTeams = `
Madrid|Мадрид|مدريد
Athens|Афины|أثينا
Istanbul|Стамбул|إسطنبول
Barcelona|Барселона|برشلونة
Kaunas|Каунас|كاوناس
Belgrade|Белград|بلغراد
Milan|Милан|ميلانو
Bologna|Болонья|بولونيا
Lyon|Лион|ليون
Berlin|Берлин|برلين
Vilnius|Вильнюс|فيلنيوس
Warsaw|Варшава|وارسو
`;
export const americaTeams = `
Denver|Денвер|دنفر
Boston|Бостон|بوسطن
Seattle|Сиэтл|سياتل
Chicago|Чикаго|شيكاغو
Toronto|Торонто|تورونتو
Atlanta|Атланта|أتلانتا
Houston|Хьюстон|هيوستن
Portland|Портленд|بورتلاند
Detroit|Детройт|ديترويت
Miami|Майами|ميامي
Cleveland|Кливленд|كليفلاند
Memphis|Мемфис|ممفيس
`;
export const asiaTeams = `
Tokyo|Токио|طوكيو
Beirut|Бейрут|بيروت
Manila|Манила|مانيلا
Guangzhou|Гуанчжоу|غوانزو
Osaka|Осака|أوساكا
Seoul|Сеул|سيول
Amman|Амман|عمّان
Astana|Астана|أستانا
Taipei|Тайбэй|تايبيه
Doha|Доха|الدوحة
Almaty|Алматы|ألماتي
Jakarta|Джакарта|جاكرتا
`;
