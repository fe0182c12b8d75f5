import { textsByLanguage } from "../texts";

const en = {
  builderHint: "Tick two or more selections from this match to combine them at one set of odds.",
  builderShow: "Show odds",
  builderPrice: "Combined odds",
  builderAdd: (price: string) => `Add to bet slip at ${price}`,
  builderFew: "Tick at least two selections.",
  builderMany: (most: number) => `Tick at most ${most} selections.`,
  builderContradiction: "These selections can't all win. Untick one of them.",
  builderRedundant: (name: string) =>
    `“${name}” is already covered by the other selections. Untick it.`,
  builderBlocked: "One of these selections is suspended. Try again in a moment.",
};

const ru: typeof en = {
  builderHint:
    "Отметьте два исхода этого матча или больше и получите один коэффициент на все вместе.",
  builderShow: "Показать коэффициент",
  builderPrice: "Общий коэффициент",
  builderAdd: (price) => `В купон за ${price}`,
  builderFew: "Отметьте хотя бы два исхода.",
  builderMany: (most) => `Отметьте не больше ${most} исходов.`,
  builderContradiction: "Эти исходы не могут сыграть вместе. Снимите одну отметку.",
  builderRedundant: (name) => `«${name}» уже следует из остальных исходов. Снимите отметку.`,
  builderBlocked: "Приём ставок на один из исходов остановлен. Попробуйте чуть позже.",
};

const ar: typeof en = {
  builderHint: "حدد اختيارين أو أكثر من هذه المباراة لتحصل على سعر واحد لها معًا.",
  builderShow: "عرض السعر",
  builderPrice: "السعر المجمع",
  builderAdd: (price) => `إلى القسيمة بسعر ${price}`,
  builderFew: "حدد اختيارين على الأقل.",
  builderMany: (most) => `حدد ${most} اختيارات على الأكثر.`,
  builderContradiction: "لا يمكن أن تفوز هذه الاختيارات معًا. ألغِ أحدها.",
  builderRedundant: (name) => `«${name}» متضمَّن في الاختيارات الأخرى. ألغِ تحديده.`,
  builderBlocked: "أحد هذه الاختيارات موقوف. حاول بعد قليل.",
};

const es: typeof en = {
  builderHint: "Marque dos o más selecciones de este partido y obtenga una sola cuota para todas.",
  builderShow: "Ver cuota",
  builderPrice: "Cuota combinada",
  builderAdd: (price) => `Añadir al cupón a ${price}`,
  builderFew: "Marque al menos dos selecciones.",
  builderMany: (most) => `Marque ${most} selecciones como máximo.`,
  builderContradiction: "Estas selecciones no pueden acertarse juntas. Desmarque una.",
  builderRedundant: (name) => `«${name}» ya está incluida en las demás selecciones. Desmárquela.`,
  builderBlocked: "Una de las selecciones no se admite ahora. Inténtelo en un momento.",
};

const tr: typeof en = {
  builderHint: "Bu maçtan iki veya daha çok seçim işaretleyin, hepsi için tek oran alın.",
  builderShow: "Oranı göster",
  builderPrice: "Toplam oran",
  builderAdd: (price) => `${price} oranıyla kupona ekle`,
  builderFew: "En az iki seçim işaretleyin.",
  builderMany: (most) => `En fazla ${most} seçim işaretleyin.`,
  builderContradiction: "Bu seçimlerin hepsi birden kazanamaz. Birini kaldırın.",
  builderRedundant: (name) => `“${name}” zaten diğer seçimlerin içinde. İşaretini kaldırın.`,
  builderBlocked: "Seçimlerden biri şu anda kapalı. Biraz sonra yeniden deneyin.",
};

/** Texts of the bet builder. */
export const builderTexts = textsByLanguage({ en, ru, ar, es, tr });
