import type { PageRequestWith } from "../page-request";
import { textsByLanguage } from "../texts";

const en = {
  notFound: "This page could not be found",
  notFoundHint: "The address may be old or mistyped. Your bet slip is unchanged.",
  forbidden: "You can't open this page",
  forbiddenHint: "It isn't available to you. If you think it should be, ask our support.",
  tooMany: "Too many requests",
  tooManyHint: "Wait a minute and reload the page.",
  ours: "Something went wrong on our side",
  oursHint:
    "If you were placing a bet or making a payment, it may have gone through: check your history before you try again. Your bet slip is unchanged.",
  other: "This page can't be shown",
  otherHint: "Go back and try again. The rest of the site works.",
  toHome: "To the home page",
};

const ru: typeof en = {
  notFound: "Страница не найдена",
  notFoundHint: "Возможно, адрес устарел или введён с ошибкой. Купон не изменился.",
  forbidden: "Эта страница вам недоступна",
  forbiddenHint: "Если вы считаете, что это ошибка, напишите в поддержку.",
  tooMany: "Слишком много запросов",
  tooManyHint: "Подождите минуту и обновите страницу.",
  ours: "Ошибка на нашей стороне",
  oursHint:
    "Если вы делали ставку или платёж, они могли пройти: прежде чем повторить, проверьте историю. Купон не изменился.",
  other: "Страницу не удалось показать",
  otherHint: "Вернитесь назад и попробуйте снова. Остальной сайт работает.",
  toHome: "На главную",
};

const ar: typeof en = {
  notFound: "تعذّر العثور على هذه الصفحة",
  notFoundHint: "ربما كان العنوان قديمًا أو فيه خطأ. قسيمتك لم تتغير.",
  forbidden: "لا يمكنك فتح هذه الصفحة",
  forbiddenHint: "هذه الصفحة غير متاحة لك. إن كنت ترى أن هذا خطأ فراسل الدعم.",
  tooMany: "طلبات كثيرة جدًا",
  tooManyHint: "انتظر دقيقة ثم أعد تحميل الصفحة.",
  ours: "حدث خطأ من جانبنا",
  oursHint:
    "إن كنت تضع رهانًا أو تجري عملية دفع فربما تمّت: تحقق من السجل قبل أن تعيد المحاولة. قسيمتك لم تتغير.",
  other: "تعذّر عرض هذه الصفحة",
  otherHint: "ارجع وحاول مرة أخرى. بقية الموقع تعمل.",
  toHome: "إلى الصفحة الرئيسية",
};

const es: typeof en = {
  notFound: "No se ha encontrado esta página",
  notFoundHint: "Puede que la dirección sea antigua o esté mal escrita. Su boleto no ha cambiado.",
  forbidden: "No puede abrir esta página",
  forbiddenHint: "No está disponible para usted. Si cree que es un error, escriba a soporte.",
  tooMany: "Demasiadas solicitudes",
  tooManyHint: "Espere un minuto y vuelva a cargar la página.",
  ours: "Ha habido un error por nuestra parte",
  oursHint:
    "Si estaba apostando o pagando, puede que se haya realizado: revise su historial antes de repetirlo. Su boleto no ha cambiado.",
  other: "No se puede mostrar esta página",
  otherHint: "Vuelva atrás e inténtelo de nuevo. El resto del sitio funciona.",
  toHome: "A la página de inicio",
};

const tr: typeof en = {
  notFound: "Bu sayfa bulunamadı",
  notFoundHint: "Adres eski ya da yanlış yazılmış olabilir. Kuponunuz değişmedi.",
  forbidden: "Bu sayfayı açamazsınız",
  forbiddenHint: "Sayfa size açık değil. Bunun hata olduğunu düşünüyorsanız desteğe yazın.",
  tooMany: "Çok fazla istek",
  tooManyHint: "Bir dakika bekleyip sayfayı yenileyin.",
  ours: "Bizden kaynaklanan bir hata oluştu",
  oursHint:
    "Bahis ya da ödeme yapıyorduysanız işlem gerçekleşmiş olabilir: tekrarlamadan önce geçmişinize bakın. Kuponunuz değişmedi.",
  other: "Bu sayfa gösterilemiyor",
  otherHint: "Geri dönüp yeniden deneyin. Sitenin geri kalanı çalışıyor.",
  toHome: "Ana sayfaya",
};

/** Texts of the error pages. */
export const errorTexts = textsByLanguage({ en, ru, ar, es, tr });
export type ErrorPageRequest = PageRequestWith<typeof en>;
