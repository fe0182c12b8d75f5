/** City teams, strongest first: name in English, Russian, Arabic. */
export const northTeams = `
Helsinki|Хельсинки|هلسنكي
Stockholm|Стокгольм|ستوكهولم
Tampere|Тампере|تامبيري
Gothenburg|Гётеборг|غوتنبرغ
Prague|Прага|براغ
Zurich|Цюрих|زيورخ
Turku|Турку|توركو
Oulu|Оулу|أولو
Malmö|Мальмё|مالمو
Munich|Мюнхен|ميونخ
Oslo|Осло|أوسلو
Riga|Рига|ريغا
`;
export const eastTeams = `
Kazan|Казань|قازان
Magnitogorsk|Магнитогорск|ماغنيتوغورسك
Yaroslavl|Ярославль|ياروسلافل
Omsk|Омск|أومسك
Ufa|Уфа|أوفا
Minsk|Минск|مينسك
Chelyabinsk|Челябинск|تشيليابينسك
Novosibirsk|Новосибирск|نوفوسيبيرسك
Khabarovsk|Хабаровск|خاباروفسك
Cherepovets|Череповец|تشيريبوفيتس
Astana|Астана|أستانا
Sochi|Сочи|سوتشي
`;
