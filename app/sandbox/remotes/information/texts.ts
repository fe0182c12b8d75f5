import type { PageRequestWith } from "../page-request";
import { textsByLanguage } from "../texts";

const en = {
  calcIntro: "Works out what a bet returns if it wins. Nothing is placed.",
  calcStake: "Stake",
  calcPrices: "Odds, one per selection",
  calcPricesHint:
    "Decimal odds above 1, separated by spaces or new lines, up to 20. A void selection counts as 1.",
  calcType: "Type of bet",
  calcSize: "Selections per line (system)",
  calcGo: "Work out",
  calcLines: "Lines",
  calcLineStake: "Stake per line",
  calcPrice: "Total odds",
  calcReturn: "Return if all win",
  calcProfit: "Of it profit",
  calcBadStake: "Type the stake as a number above 0, with at most two decimals.",
  calcBadPrices: "Enter at least one set of odds, each from 1 to 1000.",
  calcBadSize: (max: number) =>
    `Enter a number from 2 to ${max}: a line can't have more selections than the bet.`,
  calcErrors: "The calculation needs a correction",
};
type Own = typeof en;

const ru: Own = {
  calcIntro: "Считает, сколько вернёт выигравшая ставка. Сама ставка не делается.",
  calcStake: "Сумма ставки",
  calcPrices: "Коэффициенты событий",
  calcPricesHint:
    "Десятичные коэффициенты через пробел или с новой строки, не больше 20. Возврат считается за 1.",
  calcType: "Вид ставки",
  calcSize: "Событий в варианте (система)",
  calcGo: "Посчитать",
  calcLines: "Вариантов",
  calcLineStake: "Сумма на вариант",
  calcPrice: "Общий коэффициент",
  calcReturn: "Выплата, если всё сыграет",
  calcProfit: "Из неё прибыль",
  calcBadStake: "Введите сумму числом больше 0, не больше двух знаков после запятой.",
  calcBadPrices: "Введите хотя бы один коэффициент, каждый от 1 до 1000.",
  calcBadSize: (max) => `Введите число от 2 до ${max}: событий в варианте не больше, чем в купоне.`,
  calcErrors: "Расчёт нужно поправить",
};

const ar: Own = {
  calcIntro: "تحسب ما يعيده الرهان إن ربح. لا يُسجَّل أي رهان.",
  calcStake: "المبلغ",
  calcPrices: "الأسعار، واحد لكل حدث",
  calcPricesHint: "أسعار عشرية تفصلها مسافات أو أسطر، 20 على الأكثر. الحدث المُعاد يُحسب 1.",
  calcType: "نوع الرهان",
  calcSize: "عدد الأحداث في التركيبة (نظام)",
  calcGo: "احسب",
  calcLines: "التركيبات",
  calcLineStake: "المبلغ لكل تركيبة",
  calcPrice: "السعر الكلي",
  calcReturn: "المدفوع إن ربح الكل",
  calcProfit: "منه ربح",
  calcBadStake: "اكتب المبلغ رقمًا أكبر من 0 وبمنزلتين عشريتين على الأكثر.",
  calcBadPrices: "اكتب سعرًا واحدًا على الأقل، كل سعر من 1 إلى 1000.",
  calcBadSize: (max) => `اكتب رقمًا من 2 إلى ${max}: لا تزيد أحداث التركيبة على أحداث القسيمة.`,
  calcErrors: "الحساب يحتاج إلى تصحيح",
};

const es: Own = {
  calcIntro: "Calcula lo que devuelve una apuesta si gana. No se apuesta nada.",
  calcStake: "Importe",
  calcPrices: "Cuotas, una por evento",
  calcPricesHint:
    "Cuotas decimales mayores que 1, separadas por espacios o líneas, 20 como máximo. Un evento anulado cuenta como 1.",
  calcType: "Tipo de apuesta",
  calcSize: "Eventos por línea (sistema)",
  calcGo: "Calcular",
  calcLines: "Líneas",
  calcLineStake: "Importe por línea",
  calcPrice: "Cuota total",
  calcReturn: "Retorno si todo gana",
  calcProfit: "De ello, ganancia",
  calcBadStake: "Escriba el importe como un número mayor que 0, con dos decimales como máximo.",
  calcBadPrices: "Escriba al menos una cuota; cada una, un número de 1 a 1000.",
  calcBadSize: (max) =>
    `Escriba un número de 2 a ${max}: una línea no puede tener más eventos que el cupón.`,
  calcErrors: "El cálculo necesita una corrección",
};

const tr: Own = {
  calcIntro: "Kazanırsa bir bahsin ne ödeyeceğini hesaplar. Bahis yapılmaz.",
  calcStake: "Tutar",
  calcPrices: "Oranlar, her etkinlik için bir tane",
  calcPricesHint:
    "1'den büyük ondalık oranlar, boşluk veya satırla ayrılmış, en çok 20. İptal edilen etkinlik 1 sayılır.",
  calcType: "Bahis türü",
  calcSize: "Bir satırdaki etkinlik (sistem)",
  calcGo: "Hesapla",
  calcLines: "Satırlar",
  calcLineStake: "Satır başına tutar",
  calcPrice: "Toplam oran",
  calcReturn: "Hepsi kazanırsa ödeme",
  calcProfit: "Bunun kazancı",
  calcBadStake: "Tutarı 0'dan büyük, en çok iki ondalıklı bir sayı olarak yazın.",
  calcBadPrices: "En az bir oran yazın; her biri 1 ile 1000 arasında bir sayı olsun.",
  calcBadSize: (max) =>
    `2 ile ${max} arasında bir sayı yazın: bir satırda kupondakinden çok etkinlik olamaz.`,
  calcErrors: "Hesaplama düzeltme istiyor",
};

export const texts = textsByLanguage({ en, ru, ar, es, tr });
export type InformationRequest = PageRequestWith<Own>;
