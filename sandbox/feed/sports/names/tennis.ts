/** Invented players, strongest first: name in English, Russian, Arabic. */
export const menPlayers = `
Marek Dvorsky|Марек Дворски|ماريك دفورسكي
Luca Ferrante|Лука Ферранте|لوكا فيرانتي
Diego Salvatierra|Диего Сальватьерра|دييغو سالفاتييرا
Anton Belov|Антон Белов|أنطون بيلوف
Hugo Lemaire|Юго Лемер|أوغو لومير
Jonas Lindqvist|Йонас Линдквист|يوناس ليندكفيست
Tomás Arriaga|Томас Арриага|توماس أرياغا
Kenji Morita|Кендзи Морита|كنجي موريتا
Oliver Hartley|Оливер Хартли|أوليفر هارتلي
Nikola Petrić|Никола Петрич|نيكولا بيتريتش
Felix Brandt|Феликс Брандт|فيليكس برانت
Rafael Monteiro|Рафаэл Монтейру|رافاييل مونتيرو
Timur Akhmetov|Тимур Ахметов|تيمور أحمدوف
Elias Virtanen|Элиас Виртанен|إلياس فيرتانن
Sam Whitlock|Сэм Уитлок|سام ويتلوك
Karim Haddad|Карим Хаддад|كريم حداد
`;
export const womenPlayers = `
Ivana Horáková|Ивана Горакова|إيفانا هوراكوفا
Chloé Marchand|Хлоя Маршан|كلوي مارشان
Daria Sokolova|Дарья Соколова|داريا سوكولوفا
Emma Castellan|Эмма Кастеллан|إيما كاستيلان
Sofia Lindholm|София Линдхольм|صوفيا ليندهولم
Aya Nakagawa|Ая Накагава|آيا ناكاغاوا
Lucía Robledo|Лусия Робледо|لوسيا روبليدو
Petra Kovács|Петра Ковач|بيترا كوفاتش
Hannah Ellsworth|Ханна Эллсворт|هانا إلسورث
Mila Jovanović|Мила Йованович|ميلا يوفانوفيتش
Giulia Moretti|Джулия Моретти|جوليا موريتي
Aigerim Saparova|Айгерим Сапарова|أيغريم ساباروفا
Clara Winter|Клара Винтер|كلارا فينتر
Zofia Malinowska|Зофия Малиновска|زوفيا مالينوفسكا
Inês Carvalho|Инеш Карвалью|إينيس كارفاليو
Leila Mansour|Лейла Мансур|ليلى منصور
`;
/** Players of the masters' cup, best of five sets. */
export const mastersCupPlayers = `
Viktor Stahl|Виктор Шталь|فيكتور شتال
Bruno Cavalli|Бруно Кавалли|برونو كافالي
Andrei Voronov|Андрей Воронов|أندريه فورونوف
Mateo Quiroga|Матео Кирога|ماتيو كيروغا
Lars Holmgren|Ларс Хольмгрен|لارس هولمغرين
Julien Perrault|Жюльен Перро|جوليان بيرو
Daniel Okafor|Дэниел Окафор|دانيال أوكافور
Pavel Zelenka|Павел Зеленка|بافيل زيلينكا
Max Reinhardt|Макс Райнхардт|ماكس راينهارت
Omar Benali|Омар Бенали|عمر بن علي
Ethan Crawford|Итан Кроуфорд|إيثان كروفورد
Hiroshi Tanabe|Хироси Танабэ|هيروشي تانابي
`;
