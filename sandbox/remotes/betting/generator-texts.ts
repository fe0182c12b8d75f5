import { textsByLanguage } from "../texts";

const en = {
  title: "Bet generator",
  intro:
    "Say what you stake and what you want back. The generator puts together an accumulator that returns at least that.",
  stake: "Stake",
  win: "Wanted return",
  sports: "Sports",
  go: "Put together",
  another: "Another one",
  wrong: "Check these fields",
  badStake: (least: string, most: string) => `Enter a stake from ${least} to ${most}.`,
  badWin: (least: string, most: string) => `Enter a return above ${least} and up to ${most}.`,
  badSports: "Choose at least one sport.",
  none: "No accumulator of ten events or fewer returns that much now. Ask for less, or choose more sports.",
  found: (n: number) => `Accumulator of ${n} events`,
  price: "Total odds",
  returns: "Potential return",
  take: "Add to bet slip",
  chance: "The more it returns, the less likely it wins: every event must come in.",
};
type Own = typeof en;

const ru: Own = {
  title: "Генератор ставок",
  intro:
    "Укажите сумму ставки и желаемую выплату. Генератор соберёт экспресс, который принесёт не меньше.",
  stake: "Сумма ставки",
  win: "Желаемая выплата",
  sports: "Виды спорта",
  go: "Собрать экспресс",
  another: "Другой вариант",
  wrong: "Проверьте поля",
  badStake: (least, most) => `Укажите сумму от ${least} до ${most}.`,
  badWin: (least, most) => `Укажите выплату больше ${least} и не больше ${most}.`,
  badSports: "Выберите хотя бы один вид спорта.",
  none: "Сейчас нет экспресса из десяти или менее событий с такой выплатой. Уменьшите её или добавьте виды спорта.",
  found: (n) => `Экспресс: событий — ${n}`,
  price: "Общий коэффициент",
  returns: "Возможная выплата",
  take: "Добавить в купон",
  chance: "Чем больше выплата, тем меньше вероятность: должны сыграть все события.",
};

const ar: Own = {
  title: "مولّد الرهانات",
  intro: "حدد مبلغ الرهان والعائد الذي تريده، وسيكوّن المولّد رهانًا تراكميًا لا يقل عائده عن ذلك.",
  stake: "مبلغ الرهان",
  win: "العائد المطلوب",
  sports: "الرياضات",
  go: "كوّن الرهان",
  another: "اقتراح آخر",
  wrong: "تحقق من هذه الحقول",
  badStake: (least, most) => `أدخل مبلغًا من ${least} إلى ${most}.`,
  badWin: (least, most) => `أدخل عائدًا أكبر من ${least} ولا يتجاوز ${most}.`,
  badSports: "اختر رياضة واحدة على الأقل.",
  none: "لا يوجد الآن رهان تراكمي من عشرة أحداث أو أقل بهذا العائد. اطلب عائدًا أقل أو اختر رياضات أكثر.",
  found: (n) => `رهان تراكمي، عدد الأحداث: ${n}`,
  price: "مجموع الاحتمالات",
  returns: "العائد المحتمل",
  take: "أضف إلى قسيمة الرهان",
  chance: "كلما زاد العائد قلّت فرصة الفوز: يجب أن تصحّ كل الأحداث.",
};

const es: Own = {
  title: "Generador de apuestas",
  intro:
    "Indique cuánto apuesta y cuánto quiere cobrar. El generador arma una combinada que paga al menos esa cantidad.",
  stake: "Importe",
  win: "Cobro deseado",
  sports: "Deportes",
  go: "Generar",
  another: "Otra propuesta",
  wrong: "Revise estos campos",
  badStake: (least, most) => `Introduzca un importe entre ${least} y ${most}.`,
  badWin: (least, most) => `Introduzca un cobro superior a ${least} y de ${most} como máximo.`,
  badSports: "Elija al menos un deporte.",
  none: "Ahora no hay ninguna combinada de diez eventos o menos que pague tanto. Pida menos o elija más deportes.",
  found: (n) => `Combinada de ${n} eventos`,
  price: "Cuota total",
  returns: "Cobro potencial",
  take: "Añadir al cupón",
  chance: "Cuanto más paga, menos probable es: deben acertarse todos los eventos.",
};

const tr: Own = {
  title: "Bahis üretici",
  intro:
    "Ne kadar yatıracağınızı ve ne kadar kazanmak istediğinizi yazın. Üretici, en az o kadar ödeyen bir kombine hazırlar.",
  stake: "Bahis tutarı",
  win: "İstenen kazanç",
  sports: "Spor dalları",
  go: "Kombine hazırla",
  another: "Başka bir öneri",
  wrong: "Bu alanları kontrol edin",
  badStake: (least, most) => `${least} ile ${most} arasında bir tutar girin.`,
  badWin: (least, most) => `${least} tutarından yüksek, en çok ${most} olan bir kazanç girin.`,
  badSports: "En az bir spor dalı seçin.",
  none: "Şu anda on veya daha az etkinlikle bu kadar ödeyen bir kombine yok. Daha azını isteyin ya da daha çok spor dalı seçin.",
  found: (n) => `${n} etkinlikli kombine`,
  price: "Toplam oran",
  returns: "Olası kazanç",
  take: "Kupona ekle",
  chance: "Kazanç ne kadar büyükse olasılık o kadar düşüktür: bütün etkinlikler tutmalıdır.",
};

export const expressGeneratorTexts = textsByLanguage({ en, ru, ar, es, tr });
