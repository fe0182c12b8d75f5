/** Invented players, strongest first: name in English, Russian, Arabic. */
export const menPlayers = `
Wei Zhang|Вэй Чжан|وي تشانغ
Ivan Sorokin|Иван Сорокин|إيفان سوروكين
Jakub Novotný|Якуб Новотный|ياكوب نوفوتني
Sergei Lapin|Сергей Лапин|سيرغي لابين
Kim Min-jae|Ким Мин Чже|كيم مين جاي
Petr Hájek|Петр Гаек|بيتر هايك
Artem Hrytsenko|Артём Гриценко|أرتيم غريتسنكو
Lukas Berger|Лукас Бергер|لوكاس بيرغر
Oleg Tarasov|Олег Тарасов|أوليغ تاراسوف
Michal Dostál|Михал Достал|ميخال دوستال
Bohdan Marchuk|Богдан Марчук|بوهدان مارتشوك
Denis Klimov|Денис Климов|دينيس كليموف
`;
export const womenPlayers = `
Li Xinyi|Ли Синьи|لي شينيي
Anna Guseva|Анна Гусева|آنا غوسيفا
Tereza Bláhová|Тереза Блахова|تيريزا بلاهوفا
Yuki Hayashi|Юки Хаяси|يوكي هاياشي
Elena Moss|Елена Мосс|إلينا موس
Marta Kruk|Марта Крук|مارتا كروك
Olga Fadeeva|Ольга Фадеева|أولغا فادييفا
Nina Schuster|Нина Шустер|نينا شوستر
Park Ji-won|Пак Чи Вон|بارك جي وون
Vera Zaitseva|Вера Зайцева|فيرا زايتسيفا
Eva Molnár|Ева Мольнар|إيفا مولنار
Kateřina Malá|Катержина Мала|كاترينا مالا
`;
