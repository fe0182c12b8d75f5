/** Reasons for self-exclusion (LIM-08), by language. */
const texts: Readonly<Record<string, readonly string[]>> = {
  en: [
    "I spend more than I can afford",
    "I spend too much time",
    "I bet at other sites",
    "Another reason",
  ],
  ru: [
    "Трачу больше, чем могу себе позволить",
    "Трачу слишком много времени",
    "Играю на других сайтах",
    "Другая причина",
  ],
  es: [
    "Gasto más de lo que puedo permitirme",
    "Dedico demasiado tiempo",
    "Apuesto en otros sitios",
    "Otro motivo",
  ],
  tr: [
    "Gücümün yettiğinden fazla harcıyorum",
    "Çok fazla zaman harcıyorum",
    "Başka sitelerde oynuyorum",
    "Başka bir neden",
  ],
  ar: ["أنفق أكثر مما أستطيع", "أقضي وقتًا أطول مما ينبغي", "أراهن في مواقع أخرى", "سبب آخر"],
};

/** The reasons for a self-exclusion in a language, numbered from 1. */
export function exclusionReasons(
  lng: string,
): readonly { readonly id: number; readonly selfExcludeReason: string }[] {
  const own = texts[lng] ?? texts["en"] ?? [];
  return own.map((selfExcludeReason, index) => ({ id: index + 1, selfExcludeReason }));
}
