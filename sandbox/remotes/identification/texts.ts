import type { PageRequestWith } from "../page-request";
import { textsByLanguage } from "../texts";

const en = {
  faceTitle: "Identification by Face-ID",
  faceText: "Look into the camera for a few seconds. In the sandbox one press stands for it.",
  faceGo: "Start Face-ID",
  faceRefused: "You were not recognised. Please try again.",
};
type Own = typeof en;

const ru: Own = {
  faceTitle: "Идентификация по Face-ID",
  faceText: "Посмотрите в камеру несколько секунд. В песочнице это делается одним нажатием.",
  faceGo: "Начать Face-ID",
  faceRefused: "Не удалось вас узнать. Попробуйте ещё раз.",
};

const ar: Own = {
  faceTitle: "التحقق من الهوية عبر Face-ID",
  faceText: "انظر إلى الكاميرا بضع ثوانٍ. في البيئة التجريبية تكفي ضغطة واحدة.",
  faceGo: "ابدأ Face-ID",
  faceRefused: "تعذّر التعرّف عليك. حاول مرة أخرى.",
};

const es: Own = {
  faceTitle: "Identificación con Face-ID",
  faceText: "Mire a la cámara unos segundos. En el entorno de pruebas basta con pulsar una vez.",
  faceGo: "Iniciar Face-ID",
  faceRefused: "No se le ha reconocido. Inténtelo de nuevo.",
};

const tr: Own = {
  faceTitle: "Face-ID ile kimlik doğrulama",
  faceText: "Birkaç saniye kameraya bakın. Deneme ortamında bir basış yeterlidir.",
  faceGo: "Face-ID'yi başlat",
  faceRefused: "Sizi tanıyamadık. Lütfen yeniden deneyin.",
};

export const texts = textsByLanguage({ en, ru, ar, es, tr });
export type IdentificationRequest = PageRequestWith<Own>;
