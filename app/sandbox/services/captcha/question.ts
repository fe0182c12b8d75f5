import { randomInt } from "node:crypto";

interface Words {
  /** The question; `{words}` stands for the words. */
  readonly ask: string;
  readonly words: readonly string[];
}

/**
 * Questions in words, by language, for those who cannot see the captcha's picture (SES-11). In
 * languages not listed the question is English.
 */
const languages: Readonly<Record<string, Words>> = {
  en: {
    ask: "Type the first letter of each of these words: {words}",
    words:
      "apple bridge candle drum engine feather garden hammer island jacket kettle lemon mirror needle orange pencil queen river silver table umbrella violin window yellow".split(
        " ",
      ),
  },
  ru: {
    ask: "Введите первые буквы этих слов: {words}",
    words:
      "арбуз берег ветер город дерево жёлудь завод игла камень лампа мост небо окно парус река сахар тетрадь улица флаг хлеб цветок чайник шляпа яблоко".split(
        " ",
      ),
  },
  ar: {
    ask: "اكتب الحرف الأول من كل كلمة من هذه الكلمات: {words}",
    words:
      "باب تفاح ثلج جسر حصان خبز دفتر ذهب رمل زهرة سفينة شجرة صندوق ضوء طاولة ظرف عين غيمة فرس قمر كتاب ليمون مفتاح نافذة وردة".split(
        " ",
      ),
  },
  es: {
    ask: "Escriba la primera letra de cada una de estas palabras: {words}",
    words:
      "abeja barco camino dedo escuela fuego gato hierba isla jardín leche mesa nube oreja puente queso rosa sombra tienda uva ventana zapato".split(
        " ",
      ),
  },
  tr: {
    ask: "Şu kelimelerin ilk harflerini yazın: {words}",
    words:
      "araba balık ceviz deniz elma fener gemi harita inek kalem limon masa nehir orman pencere rüzgar saat tavşan uçak vapur yaprak zeytin".split(
        " ",
      ),
  },
};

const count = 5;

/**
 * Makes a captcha's question in a language, and its answer: the first letters of the words that the question
 * names.
 */
export function makeQuestionAndAnswer(lng: string): {
  readonly question: string;
  readonly letters: string;
} {
  const { ask, words } = languages[lng] ?? languages["en"] ?? { ask: "", words: [] };
  const left = [...words];
  const asked = Array.from(
    { length: count },
    () => left.splice(randomInt(left.length), 1)[0] ?? "",
  );
  return {
    question: ask.replace("{words}", asked.join(lng === "ar" ? "، " : ", ")),
    letters: normalizeLetters(asked.map((word) => [...word][0] ?? "").join("")),
  };
}

/** Letters as compared: without case, marks, spaces and signs. */
export function normalizeLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/ı/g, "i")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
