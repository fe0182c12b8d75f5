import { randomInt } from "node:crypto";

interface Words {
  /** The question; `{letters}` stands for the letters that are asked for. */
  readonly ask: string;
  /** A letter that is asked for; `{word}` stands for its word. */
  readonly first: string;
  readonly last: string;
  readonly words: readonly string[];
}

const english: Words = {
  ask: "Type these letters in order: {letters}",
  first: "the first letter of “{word}”",
  last: "the last letter of “{word}”",
  words:
    "apple bridge candle drum engine feather garden hammer island jacket kettle lemon mirror needle orange pencil queen river silver table umbrella violin window yellow".split(
      " ",
    ),
};

/**
 * Questions in words, by language, for those who cannot see the captcha's picture (SES-11). In
 * languages not listed the question is English.
 */
const languages: Readonly<Record<string, Words>> = {
  en: english,
  ru: {
    ask: "Введите по порядку: {letters}",
    first: "первая буква слова «{word}»",
    last: "последняя буква слова «{word}»",
    words:
      "арбуз берег ветер город дерево жёлудь завод игла камень лампа мост небо окно парус река сахар тетрадь улица флаг хлеб цветок чайник шляпа яблоко".split(
        " ",
      ),
  },
  ar: {
    ask: "اكتب هذه الحروف بالترتيب: {letters}",
    first: "أول حرف من كلمة «{word}»",
    last: "آخر حرف من كلمة «{word}»",
    words:
      "باب تفاح ثلج جسر حصان خبز دفتر ذهب رمل زهرة سفينة شجرة صندوق ضوء طاولة ظرف عين غيمة فرس قمر كتاب ليمون مفتاح نافذة وردة".split(
        " ",
      ),
  },
  es: {
    ask: "Escriba estas letras en orden: {letters}",
    first: "la primera letra de «{word}»",
    last: "la última letra de «{word}»",
    words:
      "abeja barco camino dedo escuela fuego gato hierba isla jardín leche mesa nube oreja puente queso rosa sombra tienda uva ventana zapato".split(
        " ",
      ),
  },
  tr: {
    ask: "Şu harfleri sırayla yazın: {letters}",
    first: "“{word}” kelimesinin ilk harfi",
    last: "“{word}” kelimesinin son harfi",
    words:
      "araba balık ceviz deniz elma fener gemi harita inek kalem limon masa nehir orman pencere rüzgar saat tavşan uçak vapur yaprak zeytin".split(
        " ",
      ),
  },
};

/** How many letters: as many as the picture has digits. */
const count = 6;

/**
 * Makes a captcha's question in a language, and its answer: the first or the last letter of each word that the
 * question names, by chance.
 */
export function makeQuestionAndAnswer(lng: string): {
  readonly question: string;
  readonly letters: string;
} {
  const { ask, first, last, words } = languages[lng] ?? english;
  const left = [...words];
  const asked = Array.from({ length: count }, () => {
    const word = left.splice(randomInt(left.length), 1)[0] ?? "";
    const isFirst = randomInt(2) === 0;
    const text = (isFirst ? first : last).replace("{word}", word);
    return { text, letter: [...word].at(isFirst ? 0 : -1) ?? "" };
  });
  return {
    question: ask.replace(
      "{letters}",
      asked.map(({ text }) => text).join(lng === "ar" ? "، " : ", "),
    ),
    letters: normalizeLetters(asked.map(({ letter }) => letter).join("")),
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
