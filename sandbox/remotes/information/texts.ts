import type { PageRequestWith } from "../page-request";
import { textsByLanguage } from "../texts";

const en = {
  calcIntro: "Works out what a bet returns if it wins. Nothing is placed.",
  calcStake: "Stake",
  calcPrices: "Odds, one per selection",
  calcPricesHint:
    "In any format: 1.85, 17/20, +150, -120, separated by spaces or new lines, up to 20. Hong Kong and Indonesian odds of 1 or more need a plus: +1.20.",
  calcType: "Type of bet",
  calcSize: "Selections per line (system)",
  calcGo: "Calculate",
  calcLines: "Lines",
  calcLineStake: "Stake per line",
  calcPrice: "Total odds",
  calcReturn: "Return if all win",
  calcProfit: "Profit included",
  calcBadStake: "Enter the stake as a number above 0, with up to two decimal places.",
  calcBadPrices:
    "Enter the odds of at least one selection, each above 1 and up to 1000 in decimal odds.",
  calcFewForSystem: "A system needs at least two selections: enter more odds.",
  calcOnlySize: "Enter 2: a line can't have more selections than the bet.",
  calcBadSize: (max: number) =>
    `Enter a number from 2 to ${max}: a line can't have more selections than the bet.`,
  calcPer: "The stake is",
  calcPerAll: "for the whole bet",
  calcPerLine: "on each line",
  calcResults: "Results",
  calcLeg: (n: number) => `Selection ${n}`,
  calcResult: {
    won: "won",
    "half-won": "half won",
    void: "void",
    "half-lost": "half lost",
    lost: "lost",
  },
  calcReturned: "Return",
  calcStakeAll: "Stake in all",
  calcOf: (count: number) => `${count} selections`,
  calcBadCover: (name: string, count: number) =>
    `${name} takes exactly ${count} selections: enter ${count} odds or choose another bet.`,
  calcErrors: "Check what you entered",
};
type Own = typeof en;

const ru: Own = {
  calcIntro: "Считает, сколько вернёт выигравшая ставка. Сама ставка не делается.",
  calcStake: "Сумма ставки",
  calcPrices: "Коэффициенты событий",
  calcPricesHint:
    "В любом формате: 1.85, 17/20, +150, -120, через пробел или с новой строки, не больше 20. Гонконгские и индонезийские от 1 пишите с плюсом: +1.20.",
  calcType: "Вид ставки",
  calcSize: "Событий в варианте (система)",
  calcGo: "Посчитать",
  calcLines: "Вариантов",
  calcLineStake: "Сумма на вариант",
  calcPrice: "Общий коэффициент",
  calcReturn: "Выплата, если всё сыграет",
  calcProfit: "Из неё прибыль",
  calcBadStake: "Введите сумму числом больше 0, не больше двух знаков после запятой.",
  calcBadPrices:
    "Введите хотя бы один коэффициент, каждый больше 1 и не больше 1000 в десятичном виде.",
  calcFewForSystem: "Для системы нужно хотя бы два события: добавьте коэффициенты.",
  calcOnlySize: "Введите 2: событий в варианте не больше, чем в купоне.",
  calcBadSize: (max) => `Введите число от 2 до ${max}: событий в варианте не больше, чем в купоне.`,
  calcPer: "Это сумма",
  calcPerAll: "всей ставки",
  calcPerLine: "каждого варианта",
  calcResults: "Результаты",
  calcLeg: (n) => `Событие ${n}`,
  calcResult: {
    won: "выиграло",
    "half-won": "выиграло наполовину",
    void: "возврат",
    "half-lost": "проиграло наполовину",
    lost: "проиграло",
  },
  calcReturned: "Выплата",
  calcStakeAll: "Сумма всей ставки",
  calcOf: (count) => `событий: ${count}`,
  calcBadCover: (name, count) =>
    `${name}: исходов должно быть ровно ${count}. Введите столько коэффициентов или выберите другую ставку.`,
  calcErrors: "Расчёт нужно поправить",
};

const ar: Own = {
  calcIntro: "تحسب ما يعيده الرهان إن ربح. لا يُسجَّل أي رهان.",
  calcStake: "المبلغ",
  calcPrices: "الأسعار، واحد لكل حدث",
  calcPricesHint:
    "بأي صيغة: ⁦1.85⁩ أو ⁦17/20⁩ أو ⁦+150⁩ أو ⁦-120⁩، تفصلها مسافات أو أسطر، 20 على الأكثر. أسعار هونغ كونغ وإندونيسيا من 1 فأكثر تُكتب بعلامة زائد: ⁦+1.20⁩.",
  calcType: "نوع الرهان",
  calcSize: "عدد الأحداث في التركيبة (نظام)",
  calcGo: "احسب",
  calcLines: "التركيبات",
  calcLineStake: "المبلغ لكل تركيبة",
  calcPrice: "السعر الكلي",
  calcReturn: "المدفوع إن ربح الكل",
  calcProfit: "منه ربح",
  calcBadStake: "اكتب المبلغ رقمًا أكبر من 0 وبمنزلتين عشريتين على الأكثر.",
  calcBadPrices: "اكتب سعرًا واحدًا على الأقل، كل سعر أكبر من 1 وحتى 1000 بالصيغة العشرية.",
  calcFewForSystem: "يحتاج النظام إلى حدثين على الأقل: أضف أسعارًا.",
  calcOnlySize: "اكتب 2: لا تزيد أحداث التركيبة على أحداث القسيمة.",
  calcBadSize: (max) => `اكتب رقمًا من 2 إلى ${max}: لا تزيد أحداث التركيبة على أحداث القسيمة.`,
  calcPer: "هذا المبلغ",
  calcPerAll: "للرهان كله",
  calcPerLine: "لكل تركيبة",
  calcResults: "النتائج",
  calcLeg: (n) => `الحدث ${n}`,
  calcResult: {
    won: "رابح",
    "half-won": "رابح نصفيًا",
    void: "ملغى",
    "half-lost": "خاسر نصفيًا",
    lost: "خاسر",
  },
  calcReturned: "المدفوع",
  calcStakeAll: "مبلغ الرهان كله",
  calcOf: (count) => `الأحداث: ${count}`,
  calcBadCover: (name, count) =>
    `عدد اختيارات رهان ${name} هو ${count} بالضبط: اكتب هذا العدد من الأسعار أو اختر رهانًا آخر.`,
  calcErrors: "الحساب يحتاج إلى تصحيح",
};

const es: Own = {
  calcIntro: "Calcula lo que devuelve una apuesta si gana. No se apuesta nada.",
  calcStake: "Importe",
  calcPrices: "Cuotas, una por evento",
  calcPricesHint:
    "En cualquier formato: 1.85, 17/20, +150, -120, separadas por espacios o líneas, 20 como máximo. Las de Hong Kong e Indonesia desde 1 llevan signo más: +1.20.",
  calcType: "Tipo de apuesta",
  calcSize: "Eventos por línea (sistema)",
  calcGo: "Calcular",
  calcLines: "Líneas",
  calcLineStake: "Importe por línea",
  calcPrice: "Cuota total",
  calcReturn: "Retorno si todo gana",
  calcProfit: "De ello, ganancia",
  calcBadStake: "Escriba el importe como un número mayor que 0, con dos decimales como máximo.",
  calcBadPrices:
    "Escriba al menos una cuota; cada una, mayor que 1 y de 1000 como máximo en decimal.",
  calcFewForSystem: "Un sistema necesita al menos dos eventos: añada cuotas.",
  calcOnlySize: "Escriba 2: una línea no puede tener más eventos que el cupón.",
  calcBadSize: (max) =>
    `Escriba un número de 2 a ${max}: una línea no puede tener más eventos que el cupón.`,
  calcPer: "El importe es",
  calcPerAll: "de toda la apuesta",
  calcPerLine: "de cada línea",
  calcResults: "Resultados",
  calcLeg: (n) => `Evento ${n}`,
  calcResult: {
    won: "ganado",
    "half-won": "mitad ganado",
    void: "anulado",
    "half-lost": "mitad perdido",
    lost: "perdido",
  },
  calcReturned: "Retorno",
  calcStakeAll: "Importe total",
  calcOf: (count) => `${count} eventos`,
  calcBadCover: (name, count) =>
    `${name} lleva exactamente ${count} selecciones: escriba ${count} cuotas o elija otra apuesta.`,
  calcErrors: "El cálculo necesita una corrección",
};

const tr: Own = {
  calcIntro: "Kazanırsa bir bahsin ne ödeyeceğini hesaplar. Bahis yapılmaz.",
  calcStake: "Tutar",
  calcPrices: "Oranlar, her etkinlik için bir tane",
  calcPricesHint:
    "Her biçimde: 1.85, 17/20, +150, -120; boşluk veya satırla ayrılmış, en çok 20. 1 ve üzeri Hong Kong ve Endonezya oranlarına artı koyun: +1.20.",
  calcType: "Bahis türü",
  calcSize: "Bir satırdaki etkinlik (sistem)",
  calcGo: "Hesapla",
  calcLines: "Satırlar",
  calcLineStake: "Satır başına tutar",
  calcPrice: "Toplam oran",
  calcReturn: "Hepsi kazanırsa ödeme",
  calcProfit: "Bunun kazancı",
  calcBadStake: "Tutarı 0'dan büyük, en çok iki ondalıklı bir sayı olarak yazın.",
  calcBadPrices: "En az bir oran yazın; her biri ondalık olarak 1'den büyük, en çok 1000 olsun.",
  calcFewForSystem: "Sistem için en az iki etkinlik gerekir: oran ekleyin.",
  calcOnlySize: "2 yazın: bir satırda kupondakinden çok etkinlik olamaz.",
  calcBadSize: (max) =>
    `2 ile ${max} arasında bir sayı yazın: bir satırda kupondakinden çok etkinlik olamaz.`,
  calcPer: "Bu tutar",
  calcPerAll: "bahsin tamamı için",
  calcPerLine: "her satır için",
  calcResults: "Sonuçlar",
  calcLeg: (n) => `Etkinlik ${n}`,
  calcResult: {
    won: "kazandı",
    "half-won": "yarı kazandı",
    void: "iade",
    "half-lost": "yarı kaybetti",
    lost: "kaybetti",
  },
  calcReturned: "Ödeme",
  calcStakeAll: "Toplam tutar",
  calcOf: (count) => `${count} etkinlik`,
  calcBadCover: (name, count) =>
    `${name} tam ${count} seçimle oynanır: ${count} oran yazın veya başka bir bahis seçin.`,
  calcErrors: "Hesaplama düzeltme istiyor",
};

export const texts = textsByLanguage({ en, ru, ar, es, tr });
export type InformationRequest = PageRequestWith<Own>;
