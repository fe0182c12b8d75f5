import { textsByLanguage } from "../remotes/texts";

const en = {
  /** `{network}` is the network's name. */
  title: "Sign in with {network}",
  note: "This page stands for {network}. The sandbox has no real networks: any email address will do.",
  email: "Email address",
  name: "Name",
  wrong: "Enter an email address, such as name@example.test",
  shares: "{site} will receive this name and email address.",
  go: "Continue",
  cancel: "Cancel",
  bad: "This sign-in request is not valid.",
  badText: "Go back to the site and start again.",
};

/** Texts of the pages that stand for other companies' sites. */
export const pageTexts = textsByLanguage<typeof en>({
  en,
  ru: {
    title: "Вход через {network}",
    note: "Эта страница заменяет {network}. Настоящих соцсетей в песочнице нет, подойдёт любой адрес почты.",
    email: "Электронная почта",
    name: "Имя",
    wrong: "Введите адрес почты, например name@example.test",
    shares: "{site} получит это имя и адрес почты.",
    go: "Продолжить",
    cancel: "Отмена",
    bad: "Неверный запрос на вход.",
    badText: "Вернитесь на сайт и начните заново.",
  },
  ar: {
    title: "تسجيل الدخول عبر {network}",
    note: "هذه الصفحة تمثّل {network}. لا توجد شبكات حقيقية في البيئة التجريبية: أي بريد إلكتروني يكفي.",
    email: "البريد الإلكتروني",
    name: "الاسم",
    wrong: "أدخل بريدًا إلكترونيًا مثل name@example.test",
    shares: "سيحصل {site} على هذا الاسم والبريد الإلكتروني.",
    go: "متابعة",
    cancel: "إلغاء",
    bad: "طلب تسجيل الدخول غير صالح.",
    badText: "ارجع إلى الموقع وابدأ من جديد.",
  },
  es: {
    title: "Iniciar sesión con {network}",
    note: "Esta página hace de {network}. En el entorno de pruebas no hay redes reales: vale cualquier correo.",
    email: "Correo electrónico",
    name: "Nombre",
    wrong: "Escriba un correo electrónico, como name@example.test",
    shares: "{site} recibirá este nombre y este correo.",
    go: "Continuar",
    cancel: "Cancelar",
    bad: "La solicitud de acceso no es válida.",
    badText: "Vuelva al sitio y empiece de nuevo.",
  },
  tr: {
    title: "{network} ile giriş yap",
    note: "Bu sayfa {network} yerine geçer. Deneme ortamında gerçek ağ yoktur: herhangi bir e-posta adresi yeterli.",
    email: "E-posta adresi",
    name: "Ad",
    wrong: "name@example.test gibi bir e-posta adresi girin",
    shares: "{site} bu adı ve e-posta adresini alacak.",
    go: "Devam et",
    cancel: "Vazgeç",
    bad: "Giriş isteği geçerli değil.",
    badText: "Siteye dönüp yeniden başlayın.",
  },
});
