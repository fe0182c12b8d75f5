/**
 * Clubs, one a line, strongest first: name in English, Russian, Arabic, and in football-data.co.uk
 * files if different.
 */
export const italyClubs = `
Inter|Интер|إنتر ميلان
Napoli|Наполи|نابولي
Atalanta|Аталанта|أتالانتا
Juventus|Ювентус|يوفنتوس
Milan|Милан|ميلان
Roma|Рома|روما
Lazio|Лацио|لاتسيو
Bologna|Болонья|بولونيا
Fiorentina|Фиорентина|فيورنتينا
Torino|Торино|تورينو
Udinese|Удинезе|أودينيزي
Genoa|Дженоа|جنوى
Como|Комо|كومو
Cagliari|Кальяри|كالياري
Parma|Парма|بارما
Hellas Verona|Эллас Верона|هيلاس فيرونا|Verona
Lecce|Лечче|ليتشي
Empoli|Эмполи|إمبولي
Venezia|Венеция|فينيزيا
Monza|Монца|مونزا
`;

export const greeceClubs = `
Olympiacos|Олимпиакос|أولمبياكوس|Olympiakos
AEK|АЕК|آيك أثينا
PAOK|ПАОК|باوك
Panathinaikos|Панатинаикос|باناثينايكوس
Aris|Арис
Asteras Tripolis|Астерас Триполис
OFI Crete|ОФИ
Atromitos|Атромитос
Panetolikos|Панетоликос
Panserraikos|Пансерраикос
Volos|Волос||Volos NFC
Levadiakos|Левадиакос||Levadeiakos
Athens Kallithea|Каллитея
Lamia|Ламия
`;
