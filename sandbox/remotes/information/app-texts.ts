import { textsByLanguage } from "../texts";

/** A page of the apps in words. */
interface AppPageTexts {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
}

/** How the site is installed on a system: the browsers that can, and what to press, in the words of their menus. */
interface InstallTexts {
  readonly name: string;
  readonly needs: string;
  readonly steps: readonly string[];
}

interface AppTexts {
  readonly phone: AppPageTexts;
  readonly desktop: AppPageTexts;
  readonly ios: AppPageTexts;
  readonly cricket: AppPageTexts;
  readonly ipl: AppPageTexts;
  readonly systems: Readonly<Record<"android" | "iphone" | "windows" | "mac", InstallTexts>>;
  readonly version: string;
  readonly updated: string;
  readonly needs: string;
  readonly size: string;
  readonly noFile: string;
  readonly scan: string;
  readonly scanAlt: (address: string) => string;
  readonly safe: string;
  readonly noCricket: string;
  readonly toCricket: string;
  readonly line: string;
  /** Of the button that opens the browser's install prompt. */
  readonly installNow: string;
  readonly onPhone: string;
  readonly onComputer: string;
}

const en: AppTexts = {
  phone: {
    title: "App for Android and iPhone",
    description:
      "Put the sportsbook on the home screen of an Android phone or an iPhone: steps, version and system requirements.",
    lead: "The site installs as an app straight from your browser: its own icon, the whole screen, always the latest version.",
  },
  desktop: {
    title: "App for Windows and macOS",
    description:
      "Install the sportsbook as an app on a Windows computer or a Mac: steps, version and system requirements.",
    lead: "The site installs as an app from your browser and opens in a window of its own.",
  },
  ios: {
    title: "App for iPhone and iPad",
    description:
      "The sportsbook on the home screen of an iPhone or iPad, without the App Store: what to press, and which iOS it needs.",
    lead: "There is nothing of ours in the App Store. Safari puts the site on your home screen as an app.",
  },
  cricket: {
    title: "Cricket on your phone",
    description:
      "Cricket betting from the home screen of your phone: the site itself as an app, and whether cricket is offered now.",
    lead: "There is no separate app for cricket: the site's own app has every sport that is offered.",
  },
  ipl: {
    title: "IPL betting on your phone",
    description:
      "Betting on the Indian Premier League from your phone's home screen: how to install the site, and whether matches are offered.",
    lead: "There is no separate app for the IPL: its matches are in the site's own app while they are offered.",
  },
  systems: {
    android: {
      name: "Android",
      needs: "Android with Chrome, Edge, Samsung Internet or Firefox",
      steps: [
        "Open this site in the browser.",
        "In the browser's menu choose “Add to home screen” or “Install app”.",
        "Confirm. The icon is on your home screen.",
      ],
    },
    iphone: {
      name: "iPhone and iPad",
      needs: "iOS 11.3 or later with Safari",
      steps: [
        "Open this site in Safari.",
        "Press Share, then “Add to Home Screen”.",
        "Press “Add”. The icon is on your home screen.",
      ],
    },
    windows: {
      name: "Windows",
      needs: "Windows 10 or later with Edge or Chrome",
      steps: [
        "Open this site in Edge or Chrome.",
        "Press the install icon in the address bar. In Edge it is also in the menu: Apps, “Install this site as an app”.",
        "Confirm. The app is in the Start menu.",
      ],
    },
    mac: {
      name: "macOS",
      needs: "macOS 14 or later with Safari 17, or any macOS with a current Chrome or Edge",
      steps: [
        "Open this site in Safari, Chrome or Edge.",
        "In Safari choose File, “Add to Dock”. In Chrome and Edge press the install icon in the address bar.",
        "Confirm. The app is in the Dock or in Applications.",
      ],
    },
  },
  version: "Version",
  updated: "Updated",
  needs: "Needs",
  size: "Download",
  noFile: "No file: the browser installs it",
  scan: "Scan the code with your phone's camera to open this page there.",
  scanAlt: (address) => `QR code of ${address}`,
  safe: "Install nothing that claims to be our app from elsewhere: we have no APK and no file to download.",
  noCricket: "No cricket is offered at the moment.",
  toCricket: "Cricket",
  line: "Upcoming events",
  installNow: "Install now",
  onPhone: "On a phone",
  onComputer: "On a computer",
};

const ru: AppTexts = {
  phone: {
    title: "Приложение для Android и iPhone",
    description:
      "Как вынести сайт на главный экран телефона с Android или iPhone: шаги, версия и системные требования.",
    lead: "Сайт устанавливается как приложение прямо из браузера: со своим значком, во весь экран и всегда последней версии.",
  },
  desktop: {
    title: "Приложение для Windows и macOS",
    description:
      "Как установить сайт приложением на компьютер с Windows или Mac: шаги, версия и системные требования.",
    lead: "Сайт устанавливается из браузера и открывается в собственном окне.",
  },
  ios: {
    title: "Приложение для iPhone и iPad",
    description:
      "Сайт на экране «Домой» iPhone и iPad без App Store: что нажать и какая нужна версия iOS.",
    lead: "В App Store нашего приложения нет. Safari добавляет сайт на экран «Домой» как приложение.",
  },
  cricket: {
    title: "Крикет на телефоне",
    description:
      "Ставки на крикет с главного экрана телефона: сам сайт как приложение и есть ли крикет в линии сейчас.",
    lead: "Отдельного приложения для крикета нет: в приложении сайта есть все виды спорта из линии.",
  },
  ipl: {
    title: "Ставки на IPL с телефона",
    description:
      "Ставки на Индийскую премьер-лигу с главного экрана: как установить сайт и есть ли матчи в линии.",
    lead: "Отдельного приложения для IPL нет: матчи лиги, когда они в линии, есть в приложении сайта.",
  },
  systems: {
    android: {
      name: "Android",
      needs: "Android с Chrome, Edge, Samsung Internet или Firefox",
      steps: [
        "Откройте сайт в браузере.",
        "В меню браузера выберите «Добавить на главный экран» или «Установить приложение».",
        "Подтвердите. Значок появится на главном экране.",
      ],
    },
    iphone: {
      name: "iPhone и iPad",
      needs: "iOS 11.3 или новее, Safari",
      steps: [
        "Откройте сайт в Safari.",
        "Нажмите «Поделиться», затем «На экран „Домой“».",
        "Нажмите «Добавить». Значок появится на экране «Домой».",
      ],
    },
    windows: {
      name: "Windows",
      needs: "Windows 10 или новее, Edge или Chrome",
      steps: [
        "Откройте сайт в Edge или Chrome.",
        "Нажмите значок установки в адресной строке. В Edge он есть и в меню: «Приложения», «Установить этот сайт как приложение».",
        "Подтвердите. Приложение появится в меню «Пуск».",
      ],
    },
    mac: {
      name: "macOS",
      needs: "macOS 14 или новее с Safari 17 либо любая macOS с актуальным Chrome или Edge",
      steps: [
        "Откройте сайт в Safari, Chrome или Edge.",
        "В Safari выберите «Файл», «Добавить в Dock». В Chrome и Edge нажмите значок установки в адресной строке.",
        "Подтвердите. Приложение появится в Dock или в «Программах».",
      ],
    },
  },
  version: "Версия",
  updated: "Обновлено",
  needs: "Требования",
  size: "Загрузка",
  noFile: "Без файла: устанавливает браузер",
  scan: "Наведите камеру телефона на код, чтобы открыть эту страницу на нём.",
  scanAlt: (address) => `QR-код адреса ${address}`,
  safe: "Не устанавливайте то, что выдают за наше приложение в других местах: APK и файлов для загрузки у нас нет.",
  noCricket: "Сейчас крикета в линии нет.",
  toCricket: "Крикет",
  line: "Линия",
  installNow: "Установить",
  onPhone: "На телефоне",
  onComputer: "На компьютере",
};

const ar: AppTexts = {
  phone: {
    title: "التطبيق لهواتف أندرويد وآيفون",
    description:
      "ضع الموقع على الشاشة الرئيسية لهاتف أندرويد أو آيفون: الخطوات والإصدار ومتطلبات النظام.",
    lead: "يُثبَّت الموقع تطبيقًا من متصفحك مباشرة: بأيقونة خاصة وشاشة كاملة وأحدث إصدار دائمًا.",
  },
  desktop: {
    title: "التطبيق لأجهزة ⁦Windows⁩ و⁦macOS⁩",
    description: "ثبّت الموقع تطبيقًا على حاسوب ⁦Windows⁩ أو ⁦Mac⁩: الخطوات والإصدار ومتطلبات النظام.",
    lead: "يُثبَّت الموقع تطبيقًا من متصفحك ويُفتح في نافذة خاصة به.",
  },
  ios: {
    title: "التطبيق لآيفون وآيباد",
    description:
      "الموقع على الشاشة الرئيسية لآيفون أو آيباد دون ⁦App Store⁩: ما الذي تضغطه وأي إصدار ⁦iOS⁩ يلزم.",
    lead: "ليس لنا شيء في ⁦App Store⁩. يضع ⁦Safari⁩ الموقع على شاشتك الرئيسية تطبيقًا.",
  },
  cricket: {
    title: "الكريكيت على هاتفك",
    description:
      "الرهان على الكريكيت من الشاشة الرئيسية لهاتفك: الموقع نفسه تطبيقًا، وهل الكريكيت معروض الآن.",
    lead: "لا تطبيق منفصلًا للكريكيت: في تطبيق الموقع كل رياضة معروضة.",
  },
  ipl: {
    title: "الرهان على ⁦IPL⁩ من هاتفك",
    description:
      "الرهان على الدوري الهندي الممتاز من شاشة هاتفك الرئيسية: كيف تثبّت الموقع وهل المباريات معروضة.",
    lead: "لا تطبيق منفصلًا لدوري ⁦IPL⁩: مبارياته في تطبيق الموقع ما دامت معروضة.",
  },
  systems: {
    android: {
      name: "أندرويد",
      needs: "أندرويد مع ⁦Chrome⁩ أو ⁦Edge⁩ أو ⁦Samsung Internet⁩ أو ⁦Firefox⁩",
      steps: [
        "افتح هذا الموقع في المتصفح.",
        "من قائمة المتصفح اختر «إضافة إلى الشاشة الرئيسية» أو «تثبيت التطبيق».",
        "أكّد. تجد الأيقونة على شاشتك الرئيسية.",
      ],
    },
    iphone: {
      name: "آيفون وآيباد",
      needs: "⁦iOS 11.3⁩ أو أحدث مع ⁦Safari⁩",
      steps: [
        "افتح هذا الموقع في ⁦Safari⁩.",
        "اضغط «مشاركة» ثم «إضافة إلى الشاشة الرئيسية».",
        "اضغط «إضافة». تجد الأيقونة على شاشتك الرئيسية.",
      ],
    },
    windows: {
      name: "Windows",
      needs: "⁦Windows 10⁩ أو أحدث مع ⁦Edge⁩ أو ⁦Chrome⁩",
      steps: [
        "افتح هذا الموقع في ⁦Edge⁩ أو ⁦Chrome⁩.",
        "اضغط علامة التثبيت في شريط العنوان. وفي ⁦Edge⁩ تجدها أيضًا في القائمة: «التطبيقات»، «تثبيت هذا الموقع كتطبيق».",
        "أكّد. تجد التطبيق في قائمة ابدأ.",
      ],
    },
    mac: {
      name: "macOS",
      needs: "⁦macOS 14⁩ أو أحدث مع ⁦Safari 17⁩، أو أي ⁦macOS⁩ مع إصدار حديث من ⁦Chrome⁩ أو ⁦Edge⁩",
      steps: [
        "افتح هذا الموقع في ⁦Safari⁩ أو ⁦Chrome⁩ أو ⁦Edge⁩.",
        "في ⁦Safari⁩ اختر «ملف» ثم «إضافة إلى ⁦Dock⁩». وفي ⁦Chrome⁩ و⁦Edge⁩ اضغط علامة التثبيت في شريط العنوان.",
        "أكّد. تجد التطبيق في ⁦Dock⁩ أو بين التطبيقات.",
      ],
    },
  },
  version: "الإصدار",
  updated: "آخر تحديث",
  needs: "المتطلبات",
  size: "التنزيل",
  noFile: "لا ملف: يثبّته المتصفح",
  scan: "امسح الرمز بكاميرا هاتفك لفتح هذه الصفحة عليه.",
  scanAlt: (address) => `رمز ⁦QR⁩ للعنوان ⁦${address}⁩`,
  safe: "لا تثبّت من مكان آخر ما يدّعي أنه تطبيقنا: ليس لدينا ⁦APK⁩ ولا ملف للتنزيل.",
  noCricket: "لا يُعرض الكريكيت حاليًا.",
  toCricket: "الكريكيت",
  line: "الأحداث القادمة",
  installNow: "تثبيت الآن",
  onPhone: "على الهاتف",
  onComputer: "على الحاسوب",
};

const es: AppTexts = {
  phone: {
    title: "Aplicación para Android y iPhone",
    description:
      "La casa de apuestas en la pantalla de inicio de su Android o iPhone: pasos, versión y requisitos del sistema.",
    lead: "El sitio se instala como aplicación desde el navegador: icono propio, pantalla completa y siempre la última versión.",
  },
  desktop: {
    title: "Aplicación para Windows y macOS",
    description:
      "Instale la casa de apuestas como aplicación en un PC con Windows o en un Mac: pasos, versión y requisitos.",
    lead: "El sitio se instala como aplicación desde el navegador y se abre en su propia ventana.",
  },
  ios: {
    title: "Aplicación para iPhone y iPad",
    description:
      "El sitio en la pantalla de inicio del iPhone o iPad sin App Store: qué pulsar y qué versión de iOS hace falta.",
    lead: "No tenemos nada en la App Store. Safari pone el sitio en su pantalla de inicio como aplicación.",
  },
  cricket: {
    title: "Críquet en su móvil",
    description:
      "Apuestas de críquet desde la pantalla de inicio: el propio sitio como aplicación y si hay críquet ahora.",
    lead: "No hay una aplicación aparte para el críquet: la del sitio tiene todos los deportes que se ofrecen.",
  },
  ipl: {
    title: "Apuestas a la IPL en su móvil",
    description:
      "Apuestas a la Premier League india desde la pantalla de inicio: cómo instalar el sitio y si hay partidos.",
    lead: "No hay una aplicación aparte para la IPL: sus partidos, cuando se ofrecen, están en la del sitio.",
  },
  systems: {
    android: {
      name: "Android",
      needs: "Android con Chrome, Edge, Samsung Internet o Firefox",
      steps: [
        "Abra este sitio en el navegador.",
        "En el menú del navegador elija «Añadir a pantalla de inicio» o «Instalar aplicación».",
        "Confirme. El icono está en la pantalla de inicio.",
      ],
    },
    iphone: {
      name: "iPhone y iPad",
      needs: "iOS 11.3 o posterior con Safari",
      steps: [
        "Abra este sitio en Safari.",
        "Pulse Compartir y luego «Añadir a pantalla de inicio».",
        "Pulse «Añadir». El icono está en la pantalla de inicio.",
      ],
    },
    windows: {
      name: "Windows",
      needs: "Windows 10 o posterior con Edge o Chrome",
      steps: [
        "Abra este sitio en Edge o Chrome.",
        "Pulse el signo de instalar de la barra de direcciones. En Edge está también en el menú: Aplicaciones, «Instalar este sitio como una aplicación».",
        "Confirme. La aplicación está en el menú Inicio.",
      ],
    },
    mac: {
      name: "macOS",
      needs: "macOS 14 o posterior con Safari 17, o cualquier macOS con Chrome o Edge actualizados",
      steps: [
        "Abra este sitio en Safari, Chrome o Edge.",
        "En Safari elija Archivo, «Añadir al Dock». En Chrome y Edge pulse el signo de instalar de la barra de direcciones.",
        "Confirme. La aplicación está en el Dock o en Aplicaciones.",
      ],
    },
  },
  version: "Versión",
  updated: "Actualizada",
  needs: "Requisitos",
  size: "Descarga",
  noFile: "Sin archivo: la instala el navegador",
  scan: "Escanee el código con la cámara del móvil para abrir esta página en él.",
  scanAlt: (address) => `Código QR de ${address}`,
  safe: "No instale nada que diga ser nuestra aplicación en otro lugar: no tenemos APK ni archivos para descargar.",
  noCricket: "Ahora no se ofrece críquet.",
  toCricket: "Críquet",
  line: "Próximos eventos",
  installNow: "Instalar ahora",
  onPhone: "En el móvil",
  onComputer: "En el ordenador",
};

const tr: AppTexts = {
  phone: {
    title: "Android ve iPhone uygulaması",
    description:
      "Bahis sitesini Android telefonun veya iPhone'un ana ekranına ekleyin: adımlar, sürüm ve sistem gereksinimleri.",
    lead: "Site tarayıcınızdan doğrudan uygulama olarak yüklenir: kendi simgesi, tam ekran ve her zaman son sürüm.",
  },
  desktop: {
    title: "Windows ve macOS uygulaması",
    description:
      "Bahis sitesini Windows bilgisayara veya Mac'e uygulama olarak yükleyin: adımlar, sürüm ve gereksinimler.",
    lead: "Site tarayıcınızdan uygulama olarak yüklenir ve kendi penceresinde açılır.",
  },
  ios: {
    title: "iPhone ve iPad uygulaması",
    description:
      "App Store olmadan iPhone veya iPad ana ekranında site: nereye basılır, hangi iOS sürümü gerekir.",
    lead: "App Store'da bize ait bir şey yoktur. Safari siteyi ana ekranınıza uygulama olarak ekler.",
  },
  cricket: {
    title: "Telefonunuzda kriket",
    description:
      "Telefonun ana ekranından kriket bahsi: uygulama olarak sitenin kendisi ve şu anda kriket olup olmadığı.",
    lead: "Kriket için ayrı bir uygulama yoktur: sitenin uygulamasında sunulan bütün sporlar vardır.",
  },
  ipl: {
    title: "Telefondan IPL bahisleri",
    description:
      "Ana ekrandan Hindistan Premier Ligi bahisleri: site nasıl yüklenir ve maçlar sunuluyor mu.",
    lead: "IPL için ayrı bir uygulama yoktur: maçları sunulduğunda sitenin uygulamasındadır.",
  },
  systems: {
    android: {
      name: "Android",
      needs: "Chrome, Edge, Samsung Internet veya Firefox bulunan Android",
      steps: [
        "Bu siteyi tarayıcıda açın.",
        "Tarayıcının menüsünden “Ana ekrana ekle” veya “Uygulamayı yükle”yi seçin.",
        "Onaylayın. Simge ana ekranınızdadır.",
      ],
    },
    iphone: {
      name: "iPhone ve iPad",
      needs: "Safari ile iOS 11.3 veya üzeri",
      steps: [
        "Bu siteyi Safari'de açın.",
        "Paylaş'a, ardından “Ana Ekrana Ekle”ye dokunun.",
        "“Ekle”ye dokunun. Simge ana ekranınızdadır.",
      ],
    },
    windows: {
      name: "Windows",
      needs: "Edge veya Chrome ile Windows 10 veya üzeri",
      steps: [
        "Bu siteyi Edge'de veya Chrome'da açın.",
        "Adres çubuğundaki yükleme işaretine basın. Edge'de menüde de vardır: Uygulamalar, “Bu siteyi uygulama olarak yükle”.",
        "Onaylayın. Uygulama Başlat menüsündedir.",
      ],
    },
    mac: {
      name: "macOS",
      needs: "Safari 17 ile macOS 14 veya üzeri ya da güncel Chrome veya Edge bulunan her macOS",
      steps: [
        "Bu siteyi Safari, Chrome veya Edge'de açın.",
        "Safari'de Dosya, “Dock'a Ekle”yi seçin. Chrome'da ve Edge'de adres çubuğundaki yükleme işaretine basın.",
        "Onaylayın. Uygulama Dock'ta veya Uygulamalar'dadır.",
      ],
    },
  },
  version: "Sürüm",
  updated: "Güncelleme",
  needs: "Gerekenler",
  size: "İndirme",
  noFile: "Dosya yok: tarayıcı yükler",
  scan: "Bu sayfayı telefonunuzda açmak için kodu kamerasıyla okutun.",
  scanAlt: (address) => `${address} adresinin QR kodu`,
  safe: "Başka yerde uygulamamız olduğunu söyleyen hiçbir şeyi yüklemeyin: APK'mız ve indirilecek dosyamız yoktur.",
  noCricket: "Şu anda kriket sunulmuyor.",
  toCricket: "Kriket",
  line: "Yaklaşan etkinlikler",
  installNow: "Hemen yükle",
  onPhone: "Telefonda",
  onComputer: "Bilgisayarda",
};

export const appTexts = textsByLanguage<AppTexts>({ en, ru, ar, es, tr });
