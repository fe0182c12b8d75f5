import { textsByLanguage } from "../texts";

/** Title and text. */
type Pair = readonly [title: string, text: string];

interface NoticeTexts {
  /** Notices without facts of their own, by name. */
  readonly plain: Readonly<Record<string, Pair>>;
  readonly banned: Pair;
  readonly withdrawal: string;
  readonly noWithdrawal: string;
}

const en: NoticeTexts = {
  plain: {
    block: ["Not available here", "We can't offer betting where you are."],
    "block-ua": ["Not available in Ukraine", "We don't accept bets from Ukraine."],
    "block-ie": ["Not available in Ireland", "We don't accept bets from Ireland."],
    "site-updates": ["We are updating the site", "We'll be back soon. Bets already placed stand."],
    "coming-soon": ["Coming soon", "We are not open here yet."],
    suspension: [
      "Service suspended",
      "We are not taking bets at present. You can withdraw your money through support.",
    ],
    oldbrowser: [
      "Your browser is too old",
      "You need a newer version to keep your money safe. Update your browser, or use another one.",
    ],
  },
  banned: [
    "Your account is blocked",
    "We have blocked your account under our terms. You can't bet, play or deposit. Bets that are open will still be settled.",
  ],
  withdrawal: "You can withdraw your money.",
  noWithdrawal:
    "Withdrawals are on hold while the block lasts. Your balance stays yours: contact us about it.",
};

const ru: NoticeTexts = {
  plain: {
    block: [
      "Недоступно в вашем регионе",
      "Закон места, откуда вы зашли, не разрешает нам принимать ставки.",
    ],
    "block-ua": ["Недоступно в Украине", "Этот сайт не принимает ставки из Украины."],
    "block-ie": ["Недоступно в Ирландии", "Этот сайт не принимает ставки из Ирландии."],
    "site-updates": ["Обновляем сайт", "Скоро вернёмся. Принятые ставки остаются в силе."],
    "coming-soon": ["Скоро открытие", "Здесь мы ещё не открылись."],
    suspension: [
      "Работа приостановлена",
      "Сайт сейчас не принимает ставки. Вывести деньги можно через поддержку.",
    ],
    oldbrowser: [
      "Браузер устарел",
      "Для безопасности ваших денег нужна более новая версия. Обновите браузер или откройте сайт в другом.",
    ],
  },
  banned: [
    "Ваш аккаунт заблокирован",
    "Мы заблокировали ваш счёт по правилам сайта. Ставки, игры и пополнение закрыты. Открытые ставки будут рассчитаны.",
  ],
  withdrawal: "Деньги можно вывести.",
  noWithdrawal:
    "Вывод приостановлен, пока действует блокировка. Деньги на счёте остаются вашими: напишите нам о них.",
};

const ar: NoticeTexts = {
  plain: {
    block: ["غير متاح هنا", "قانون المكان الذي تزورنا منه لا يسمح لنا بتقديم الرهانات فيه."],
    "block-ua": ["غير متاح في أوكرانيا", "لا يقبل هذا الموقع رهانات من أوكرانيا."],
    "block-ie": ["غير متاح في أيرلندا", "لا يقبل هذا الموقع رهانات من أيرلندا."],
    "site-updates": ["نحدّث الموقع", "سيعود قريبًا. الرهانات المقبولة تبقى سارية."],
    "coming-soon": ["قريبًا", "لم نفتتح هنا بعد."],
    suspension: ["الخدمة معلّقة", "لا يقبل الموقع رهانات حاليًا. يمكنك سحب أموالك عبر الدعم."],
    oldbrowser: [
      "متصفحك قديم جدًا",
      "يحتاج الموقع إلى إصدار أحدث لحماية أموالك. حدّث متصفحك أو افتح الموقع في متصفح آخر.",
    ],
  },
  banned: [
    "حسابك محظور",
    "حظرنا حسابك وفق شروطنا. لا يمكنك المراهنة أو اللعب أو الإيداع. وستُسوّى الرهانات المفتوحة كالمعتاد.",
  ],
  withdrawal: "يمكنك سحب أموالك.",
  noWithdrawal: "السحب موقوف ما دام الحظر قائمًا. يبقى رصيدك ملكك: راسلنا بشأنه.",
};

const es: NoticeTexts = {
  plain: {
    block: [
      "No disponible aquí",
      "La ley del lugar desde el que nos visita no nos permite ofrecer apuestas.",
    ],
    "block-ua": ["No disponible en Ucrania", "Este sitio no admite apuestas desde Ucrania."],
    "block-ie": ["No disponible en Irlanda", "Este sitio no admite apuestas desde Irlanda."],
    "site-updates": [
      "Estamos actualizando el sitio",
      "Volverá pronto. Las apuestas ya realizadas siguen siendo válidas.",
    ],
    "coming-soon": ["Próximamente", "Aún no hemos abierto aquí."],
    suspension: [
      "Servicio suspendido",
      "El sitio no admite apuestas por el momento. Puede retirar su dinero a través de soporte.",
    ],
    oldbrowser: [
      "Su navegador es demasiado antiguo",
      "El sitio necesita una versión más reciente para proteger su dinero. Actualice el navegador o abra el sitio en otro.",
    ],
  },
  banned: [
    "Su cuenta está bloqueada",
    "Hemos bloqueado su cuenta según nuestros términos. No puede apostar, jugar ni ingresar dinero. Las apuestas abiertas se liquidarán igualmente.",
  ],
  withdrawal: "Puede retirar su dinero.",
  noWithdrawal:
    "Las retiradas están suspendidas mientras dure el bloqueo. Su saldo sigue siendo suyo: escríbanos al respecto.",
};

const tr: NoticeTexts = {
  plain: {
    block: [
      "Burada kullanılamaz",
      "Bulunduğunuz yerin yasaları orada bahis sunmamıza izin vermiyor.",
    ],
    "block-ua": ["Ukrayna’da kullanılamaz", "Bu site Ukrayna’dan bahis almaz."],
    "block-ie": ["İrlanda’da kullanılamaz", "Bu site İrlanda’dan bahis almaz."],
    "site-updates": [
      "Siteyi güncelliyoruz",
      "Kısa süre sonra döneceğiz. Oynanmış bahisler geçerlidir.",
    ],
    "coming-soon": ["Çok yakında", "Burada henüz açılmadık."],
    suspension: [
      "Hizmet durduruldu",
      "Site şu anda bahis almıyor. Paranızı destek üzerinden çekebilirsiniz.",
    ],
    oldbrowser: [
      "Tarayıcınız çok eski",
      "Paranızın güvenliği için daha yeni bir sürüm gerekiyor. Tarayıcınızı güncelleyin veya siteyi başka bir tarayıcıda açın.",
    ],
  },
  banned: [
    "Hesabınız engellendi",
    "Hesabınızı koşullarımız uyarınca engelledik. Bahis oynayamaz, oyun oynayamaz ve para yatıramazsınız. Açık bahisler yine de sonuçlandırılır.",
  ],
  withdrawal: "Paranızı çekebilirsiniz.",
  noWithdrawal: "Engel sürdükçe para çekme askıdadır. Bakiyeniz sizindir: bu konuda bize yazın.",
};

/** Texts of notices: why a visitor has no page, in place of it (CNT-06). */
export const noticeTexts = textsByLanguage({ en, ru, ar, es, tr });

/** Texts of maintenance, which is told in Russian or English (NTC-06); `{from}` and `{to}` are its times. */
export const maintenanceTexts = {
  en: {
    title: "Maintenance",
    between: "The server is down from {from} to {to}.",
    since: "The server has been down since {from}.",
    until: "The server is down until {to}.",
    undated: "The server is down for a while. We'll be back as soon as we can.",
    money: "Your money, bets and bet slip are safe. Bets already placed stand.",
  },
  ru: {
    title: "Технические работы",
    between: "Сервер недоступен с {from} до {to}.",
    since: "Сервер недоступен с {from}.",
    until: "Сервер недоступен до {to}.",
    undated: "Сервер временно недоступен. Мы вернёмся, как только сможем.",
    money: "Деньги, ставки и купон в сохранности. Принятые ставки остаются в силе.",
  },
};
