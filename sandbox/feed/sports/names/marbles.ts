/** Marbles, quickest first: name in English, Russian, Arabic. */
export const glassMarbles = `
Amber|Янтарь|الكهرمان
Cobalt|Кобальт|الكوبالت
Ruby|Рубин|الياقوت
Jade|Нефрит|اليشم
Pearl|Жемчуг|اللؤلؤ
Onyx|Оникс|العقيق
Topaz|Топаз|التوباز
Coral|Коралл|المرجان
`;
export const sandMarbles = `
Comet|Комета|المذنب
Ember|Уголёк|الجمرة
Frost|Иней|الصقيع
Storm|Шторм|العاصفة
Clover|Клевер|البرسيم
Saffron|Шафран|الزعفران
Indigo|Индиго|النيلي
Marigold|Бархатец|القطيفة
`;
