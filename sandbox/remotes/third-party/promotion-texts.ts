import { textsByLanguage } from "../texts";

export interface PromotionTexts {
  readonly title: string;
  readonly lead: string;
  readonly bonuses: string;
  readonly promotions: string;
  readonly cashback: string;
  readonly cashbackShort: (percent: string) => string;
  readonly cashbackLead: string;
  readonly running: (from: string, until: string) => string;
  readonly who: string;
  readonly whoText: readonly string[];
  readonly steps: string;
  readonly cashbackSteps: readonly string[];
  readonly levels: string;
  readonly stakedFrom: string;
  readonly back: string;
  readonly counts: string;
  readonly kind: string;
  readonly share: string;
  readonly kinds: {
    readonly casino: string;
    readonly slots: string;
    readonly tables: string;
    readonly framed: string;
    readonly fun: string;
    readonly bonus: string;
    readonly other: string;
  };
  readonly yours: string;
  readonly soFar: (lost: string, back: string) => string;
  readonly take: (amount: string) => string;
  readonly taken: string;
  readonly none: string;
  readonly signIn: string;
  readonly noEntry: string;
  readonly standings: string;
  readonly details: string;
  readonly safe: string;
}

/** Words of the casino's bonuses and promotions. */
export const promotionTexts = textsByLanguage<PromotionTexts>({
  en: {
    title: "Casino bonuses",
    lead: "Bonuses with short rules: no turnover to play through, no small print behind another page.",
    bonuses: "Bonuses",
    promotions: "Promotions of the week",
    cashback: "Weekly cashback",
    cashbackShort: (percent) => `Up to ${percent} of the week's losses back, as your own money.`,
    cashbackLead:
      "A part of what your casino rounds cost you from Monday to Sunday (UTC) comes back, if they cost you anything. It is your own money at once, without conditions.",
    running: (from, until) => `This week: ${from} – ${until}`,
    who: "Who can take part",
    whoText: [
      "Every player with an account in money. There is nothing to sign up for.",
      "Not during a break, a time-out or a self-exclusion, and not from a frozen account.",
      "Play within your limits: they hold for every round, whatever it may bring.",
    ],
    steps: "How it works",
    cashbackSteps: [
      "What you staked on casino rounds that ended in the week, less what came back, is your loss, for each currency on its own.",
      "What you staked decides the level, and the level the part that comes back.",
      "From Monday on you take it here, once. It waits until the next week is over.",
    ],
    levels: "Levels",
    stakedFrom: "Staked in the week, from",
    back: "Comes back",
    counts: "Which games count, and how much",
    kind: "Rounds",
    share: "Counts",
    kinds: {
      casino: "All casino games for money, live and virtual rounds included",
      slots: "Slots for money",
      tables: "All other casino games for money",
      framed: "Games played at their maker's own server",
      fun: "Play for fun",
      bonus: "Bonus accounts (they are not played with in the casino)",
      other: "Sports, esports, lotto and toto",
    },
    yours: "Your cashback",
    soFar: (lost, back) => `This week so far: ${lost} lost, ${back} would come back.`,
    take: (amount) => `Take ${amount}`,
    taken: "Last week's cashback is in your account.",
    none: "There is nothing to take for last week.",
    signIn: "Sign in to see yours",
    noEntry: "Nobody signs up: every round for money that counts takes part by itself.",
    standings: "See the table",
    details: "Rules and prizes",
    safe: "Stake only what you can lose. Limits and breaks are one press away.",
  },
  ru: {
    title: "Бонусы казино",
    lead: "Бонусы с короткими правилами: без отыгрыша и без мелкого шрифта на другой странице.",
    bonuses: "Бонусы",
    promotions: "Акции недели",
    cashback: "Еженедельный кешбэк",
    cashbackShort: (percent) => `До ${percent} проигрыша за неделю — живыми деньгами.`,
    cashbackLead:
      "Часть того, что вы проиграли в играх казино с понедельника по воскресенье (UTC), возвращается. Это сразу ваши деньги, без условий.",
    running: (from, until) => `Эта неделя: ${from} – ${until}`,
    who: "Кто может участвовать",
    whoText: [
      "Любой игрок с денежным счётом. Регистрироваться в акции не нужно.",
      "Не во время перерыва, тайм-аута или самоисключения и не с замороженного счёта.",
      "Играйте в пределах своих лимитов: они действуют для каждого раунда.",
    ],
    steps: "Как это работает",
    cashbackSteps: [
      "Ваш проигрыш — ставки в раундах казино, завершённых за неделю, минус выплаты, отдельно по каждой валюте.",
      "Сумма ставок определяет уровень, а уровень — долю, которая возвращается.",
      "С понедельника вы можете забрать её здесь, один раз. Она ждёт до конца следующей недели.",
    ],
    levels: "Уровни",
    stakedFrom: "Ставки за неделю, от",
    back: "Возвращается",
    counts: "Какие игры засчитываются и насколько",
    kind: "Раунды",
    share: "Зачёт",
    kinds: {
      casino: "Все игры казино на деньги, включая живые и виртуальные раунды",
      slots: "Слоты на деньги",
      tables: "Все остальные игры казино на деньги",
      framed: "Игры на собственном сервере производителя",
      fun: "Игра без денег",
      bonus: "Бонусные счета (в казино на них не играют)",
      other: "Спорт, киберспорт, лото и тото",
    },
    yours: "Ваш кешбэк",
    soFar: (lost, back) => `На этой неделе: проигрыш ${lost}, вернулось бы ${back}.`,
    take: (amount) => `Забрать ${amount}`,
    taken: "Кешбэк за прошлую неделю на вашем счёте.",
    none: "За прошлую неделю забирать нечего.",
    signIn: "Войдите, чтобы увидеть свой",
    noEntry: "Записываться не нужно: каждый подходящий раунд на деньги участвует сам.",
    standings: "Открыть таблицу",
    details: "Правила и призы",
    safe: "Ставьте лишь то, что готовы потерять. Лимиты и перерыв — в одно нажатие.",
  },
  es: {
    title: "Bonos del casino",
    lead: "Bonos de reglas breves: sin requisitos de apuesta y sin letra pequeña en otra página.",
    bonuses: "Bonos",
    promotions: "Promociones de la semana",
    cashback: "Devolución semanal",
    cashbackShort: (percent) => `Hasta el ${percent} de lo perdido en la semana, en dinero propio.`,
    cashbackLead:
      "Una parte de lo que le costaron sus rondas de casino de lunes a domingo (UTC) se le devuelve. Es dinero suyo al momento, sin condiciones.",
    running: (from, until) => `Esta semana: ${from} – ${until}`,
    who: "Quién puede participar",
    whoText: [
      "Todo jugador con una cuenta de dinero. No hace falta inscribirse.",
      "No durante una pausa, un descanso o una autoexclusión, ni desde una cuenta bloqueada.",
      "Juegue dentro de sus límites: rigen en cada ronda, traiga lo que traiga.",
    ],
    steps: "Cómo funciona",
    cashbackSteps: [
      "Su pérdida es lo apostado en rondas de casino terminadas en la semana menos lo devuelto, por cada moneda.",
      "Lo apostado decide el nivel, y el nivel la parte que se devuelve.",
      "Desde el lunes la cobra aquí, una vez. Espera hasta que acabe la semana siguiente.",
    ],
    levels: "Niveles",
    stakedFrom: "Apostado en la semana, desde",
    back: "Se devuelve",
    counts: "Qué juegos cuentan y cuánto",
    kind: "Rondas",
    share: "Cuenta",
    kinds: {
      casino: "Todos los juegos de casino con dinero, también en vivo y virtuales",
      slots: "Tragaperras con dinero",
      tables: "Los demás juegos de casino con dinero",
      framed: "Juegos en el servidor de su creador",
      fun: "Juego gratis",
      bonus: "Cuentas de bonos (no se juega con ellas en el casino)",
      other: "Deportes, esports, lotería y toto",
    },
    yours: "Su devolución",
    soFar: (lost, back) => `Esta semana: ${lost} perdidos, se devolverían ${back}.`,
    take: (amount) => `Cobrar ${amount}`,
    taken: "La devolución de la semana pasada está en su cuenta.",
    none: "No hay nada que cobrar de la semana pasada.",
    signIn: "Inicie sesión para ver la suya",
    noEntry: "No hay que inscribirse: cada ronda con dinero que cuenta participa por sí sola.",
    standings: "Ver la tabla",
    details: "Reglas y premios",
    safe: "Apueste solo lo que pueda perder. Los límites y las pausas están a un clic.",
  },
  tr: {
    title: "Casino bonusları",
    lead: "Kuralları kısa bonuslar: çevrim şartı yok, başka sayfada küçük yazı yok.",
    bonuses: "Bonuslar",
    promotions: "Haftanın promosyonları",
    cashback: "Haftalık kayıp iadesi",
    cashbackShort: (percent) => `Haftalık kaybın ${percent} kadarı kendi paranız olarak geri.`,
    cashbackLead:
      "Pazartesiden pazara (UTC) casino turlarında kaybettiğinizin bir kısmı geri gelir. Hemen kendi paranızdır, şartı yoktur.",
    running: (from, until) => `Bu hafta: ${from} – ${until}`,
    who: "Kimler katılabilir",
    whoText: [
      "Para hesabı olan her oyuncu. Kayıt olmanız gerekmez.",
      "Mola, ara verme ya da kendini dışlama sırasında ve dondurulmuş hesapla katılamazsınız.",
      "Limitlerinizin içinde oynayın: her turda geçerlidirler.",
    ],
    steps: "Nasıl işler",
    cashbackSteps: [
      "Kaybınız, hafta içinde biten casino turlarına yatırdığınızdan geri geleni düşünce kalandır; her para birimi ayrıdır.",
      "Yatırdığınız tutar düzeyi, düzey de geri gelen oranı belirler.",
      "Pazartesiden sonra buradan bir kez alırsınız. Sonraki hafta bitene dek bekler.",
    ],
    levels: "Düzeyler",
    stakedFrom: "Haftada yatırılan, en az",
    back: "Geri gelen",
    counts: "Hangi oyunlar ne kadar sayılır",
    kind: "Turlar",
    share: "Sayılır",
    kinds: {
      casino: "Canlı ve sanal turlar dahil, parayla oynanan tüm casino oyunları",
      slots: "Parayla oynanan slotlar",
      tables: "Parayla oynanan diğer casino oyunları",
      framed: "Yapımcının kendi sunucusunda oynanan oyunlar",
      fun: "Eğlence için oyun",
      bonus: "Bonus hesapları (casinoda bunlarla oynanmaz)",
      other: "Spor, e-spor, loto ve toto",
    },
    yours: "İadeniz",
    soFar: (lost, back) => `Bu hafta şimdiye dek: kayıp ${lost}, geri gelecek ${back}.`,
    take: (amount) => `${amount} al`,
    taken: "Geçen haftanın iadesi hesabınızda.",
    none: "Geçen hafta için alınacak bir şey yok.",
    signIn: "Sizinkini görmek için giriş yapın",
    noEntry: "Kayıt gerekmez: sayılan her paralı tur kendiliğinden katılır.",
    standings: "Tabloyu aç",
    details: "Kurallar ve ödüller",
    safe: "Yalnızca kaybetmeyi göze alabildiğinizi yatırın. Limit ve mola bir dokunuş uzağınızda.",
  },
  ar: {
    title: "مكافآت الكازينو",
    lead: "مكافآت بقواعد قصيرة: بلا شروط رهان وبلا تفاصيل مخفية في صفحة أخرى.",
    bonuses: "المكافآت",
    promotions: "عروض الأسبوع",
    cashback: "استرداد أسبوعي",
    cashbackShort: (percent) => `حتى ${percent} من خسائر الأسبوع تعود مالًا لك.`,
    cashbackLead:
      "يعود إليك جزء مما كلّفتك جولات الكازينو من الاثنين إلى الأحد (بالتوقيت العالمي). وهو مالك فورًا وبلا شروط.",
    running: (from, until) => `هذا الأسبوع: ${from} – ${until}`,
    who: "من يمكنه المشاركة",
    whoText: [
      "كل لاعب لديه حساب نقدي. لا حاجة إلى التسجيل في العرض.",
      "ليس أثناء الاستراحة أو الإيقاف المؤقت أو الاستبعاد الذاتي، ولا من حساب مجمّد.",
      "العب ضمن حدودك: فهي تسري على كل جولة.",
    ],
    steps: "كيف يعمل",
    cashbackSteps: [
      "خسارتك هي ما راهنت به في جولات الكازينو المنتهية خلال الأسبوع ناقص ما عاد إليك، لكل عملة على حدة.",
      "مجموع رهاناتك يحدد المستوى، والمستوى يحدد النسبة التي تعود.",
      "ابتداءً من الاثنين تأخذه هنا مرة واحدة، ويبقى متاحًا حتى نهاية الأسبوع التالي.",
    ],
    levels: "المستويات",
    stakedFrom: "رهانات الأسبوع، من",
    back: "يعود",
    counts: "أي الألعاب تُحتسب وبأي قدر",
    kind: "الجولات",
    share: "تُحتسب",
    kinds: {
      casino: "كل ألعاب الكازينو بالمال، ومنها الجولات المباشرة والافتراضية",
      slots: "ألعاب السلوت بالمال",
      tables: "بقية ألعاب الكازينو بالمال",
      framed: "ألعاب على خادم صانعها",
      fun: "اللعب المجاني",
      bonus: "حسابات المكافآت (لا يُلعب بها في الكازينو)",
      other: "الرياضة والرياضات الإلكترونية واللوتو والتوتو",
    },
    yours: "استردادك",
    soFar: (lost, back) => `هذا الأسبوع حتى الآن: الخسارة ${lost}، ويعود منها ${back}.`,
    take: (amount) => `خذ ${amount}`,
    taken: "استرداد الأسبوع الماضي في حسابك.",
    none: "لا يوجد ما تأخذه عن الأسبوع الماضي.",
    signIn: "سجّل الدخول لترى استردادك",
    noEntry: "لا حاجة إلى التسجيل: كل جولة محتسبة بالمال تشارك تلقائيًا.",
    standings: "افتح الجدول",
    details: "القواعد والجوائز",
    safe: "راهن بما تستطيع خسارته فحسب. الحدود والاستراحة على بُعد ضغطة.",
  },
});
