import type { Articles, PolicyArticleName } from "../pages";

/** Policies on data, identity and money. */
export const policies: Articles<PolicyArticleName> = ({ company, age }) => ({
  cookies: {
    title: "Çerezler",
    lead: "Tarayıcınızdaki küçük kayıtlardır. Bazıları olmadan site çalışmaz; ötekiler yalnızca izin verirseniz kaydedilir.",
    blocks: [
      { links: [["cookies/consent", "Seçimimi değiştir"]] },
      { h: "Her zaman" },
      {
        dl: [
          ["user_token, user_token_session, __session", "Oturumunuzu açık tutar, formları korur."],
          ["coupon", "Kuponunuzdaki seçimler."],
          ["lng", "Diliniz."],
          ["settings", "Ziyaretçinin tema, oran biçimi ve öteki ayarları."],
          ["cookie_consent", "Neye izin verdiğiniz."],
          ["age", "Yaşınızı onayladığınız, üç gün."],
          ["terms_seen", "Koşul değişikliğinin size bildirildiği, 60 gün."],
          [
            "visit, ggru, ggru_grant",
            "Bu ziyaretin numarası ve başka sitelerin onun adına işlem yapmasını önleyen kayıt. İlk sayfadan itibaren gerekir, bu yüzden seçiminizden önce kaydedilir.",
          ],
          ["payment_consultant", "Ödeme danışmanını istediğiniz."],
          ["platform_type", "Sitenin hangi sürümünü seçtiğiniz."],
          ["app_banner", "Uygulama duyurusunu kapattığınız; yeniden çıkmaması için."],
          ["maintenance, force-geo-off", "Size hangi bilgi sayfalarının gösterileceği."],
        ],
      },
      { h: "Kolaylık için, izin verirseniz" },
      {
        dl: [
          ["window_width", "İlk sayfanın uyması için pencerenizin genişliği."],
          ["device", "Tanınmayan bir cihazdan giriş fark edilsin diye cihazınızın özellikleri."],
        ],
      },
      { h: "Pazarlama için, izin verirseniz" },
      {
        dl: [
          ["Yönlendirme kayıtları", "Sizi hangi ortağın veya reklamın getirdiği, en çok 60 gün."],
        ],
      },
      {
        p: "Seçiminizi istediğiniz zaman değiştirebilirsiniz; izni geri alınan gruba ait kayıtlar silinir.",
      },
    ],
  },
  consent: {
    title: "Kişisel verilerin kullanımına onay",
    blocks: [
      {
        p: `Hesap açarak ${company} şirketinin verdiğiniz verileri yalnızca aşağıdaki amaçlarla kullanmasını kabul edersiniz.`,
      },
      {
        dl: [
          [
            "Hangi veriler",
            "Ad, doğum tarihi, iletişim bilgileri, istendiğinde belgeler, ödemeler, bahisler ve ziyaret kayıtları.",
          ],
          [
            "Ne için",
            "Hesabı yürütmek, bahis almak ve sonuçlandırmak, ödeme yapmak, yaşı ve kimliği doğrulamak, dolandırıcılığı önlemek, limitlerinizi uygulamak ve yasalara uymak için.",
          ],
          [
            "Başka kimler",
            "Ödeme şirketleri, kimlik doğrulama hizmetleri ve resmi kurumlar; her biri yalnızca gerekeni alır. Veriler satılmaz.",
          ],
          ["Ne kadar süre", "Hesap açık olduğu sürece, sonrasında yasanın gerektirdiği kadar."],
        ],
      },
      {
        p: "Hakkınızda neyin saklandığını sorabilir, düzeltilmesini isteyebilir ve onayınızı geri alabilirsiniz. Onay olmadan hesap açık kalamaz. Reklam onayı ayrıdır ve tek başına geri alınabilir.",
      },
      {
        links: [
          ["cookies", "Çerezler"],
          ["contacts", "İletişim"],
        ],
      },
    ],
  },
  amlpolicy: {
    title: "Kara paranın aklanmasının önlenmesi",
    blocks: [
      {
        p: "Hesabınız kendi paranızla bahis yapmanız içindir. Bunun dışındakileri fark edip bildirmek yasal yükümlülüğümüzdür.",
      },
      {
        ul: [
          "Bir kişinin kendi adına tek hesabı olur.",
          "Para, mümkün oldukça yatırıldığı yolla geri ödenir.",
          "Yatırılıp oynanmayan para, kaynağı açıklığa kavuşana kadar bekletilebilir.",
          "Tutar büyük veya olağandışıysa paranın nereden geldiğini sorarız.",
          "Şüpheli ödemeleri, yasanın yasakladığı hallerde hesap sahibine haber vermeden yetkili kuruma bildiririz.",
        ],
      },
      {
        links: [
          ["kycpolicy", "Müşteri doğrulama"],
          ["amlkyc", "Kısaca ikisi"],
        ],
      },
    ],
  },
  kycpolicy: {
    title: "Müşteri doğrulama",
    blocks: [
      {
        p: `Her oyuncunun ${age} yaşını doldurmuş gerçek bir kişi ve hesabın sahibi olduğunu bilmemiz gerekir.`,
      },
      { h: "Ne zaman isteriz" },
      {
        ul: [
          "yaş veya kimlik verilen bilgilerle doğrulanamadığında;",
          "ilk veya büyük bir para çekmeden önce;",
          "ödemeler veya bahisler hakkınızda bildiklerimizle uyuşmadığında;",
          "adınız, belgeniz veya ödeme yönteminiz değiştiğinde.",
        ],
      },
      { h: "Neler istenebilir" },
      {
        ul: [
          "pasaport veya fotoğraflı başka bir resmi belge;",
          "adres belgesi;",
          "ödeme yönteminin size ait olduğunu gösteren belge.",
        ],
      },
      {
        p: "Doğrulama bitene kadar para çekemez, yasa gerektiriyorsa bahis de yapamazsınız. Yapılmış bahisler geçerli kalır.",
      },
      {
        links: [
          ["simpleidentification", "Basitleştirilmiş kimlik doğrulama"],
          ["consent", "Kişisel veriler"],
        ],
      },
    ],
  },
  amlkyc: {
    title: "Kimlik ve paranın kaynağı",
    blocks: [
      {
        p: "Her bahis şirketinin iki görevi vardır: kimin oynadığını bilmek ve sitenin, paranın kaynağını gizlemek için kullanılmasını önlemek.",
      },
      {
        ul: [
          "Kişi başına, doğru bilgilerle tek hesap.",
          "Belgeleri yalnızca gerektiğinde ister, başka bir şey için kullanmayız.",
          "Para yatırma ve çekme yalnızca size ait yöntemlerle yapılır.",
        ],
      },
      {
        links: [
          ["kycpolicy", "Müşteri doğrulama"],
          ["amlpolicy", "Kara paranın aklanmasının önlenmesi"],
        ],
      },
    ],
  },
  simpleidentification: {
    title: "Basitleştirilmiş kimlik doğrulama",
    blocks: [
      {
        p: "Yasanın izin verdiği yerlerde kimliğinizi belge kopyası olmadan, yalnızca bilgilerinizle doğrularız.",
      },
      {
        ol: [
          "Hesabınıza adınızı, doğum tarihinizi ve bir belge numarasını girersiniz.",
          "Bunları resmi bir kaynakla karşılaştırırız.",
          "Her şey uyuyorsa işlem tamamdır. Uymuyorsa belgenin kopyasını isteriz.",
        ],
      },
      { p: "Bu yolla doğrulanan hesapların ödeme limitleri daha düşük olabilir." },
      { links: [["kycpolicy", "Müşteri doğrulama"]] },
    ],
  },
  taxation: {
    title: "Kazanç vergisi",
    blocks: [
      { p: "Kazancın vergilendirilip vergilendirilmediği, yaşadığınız ülkenin yasasına bağlıdır." },
      {
        ul: [
          "Kupondaki, makbuzlardaki ve geçmişteki tutarlar vergi öncesidir.",
          "Makbuzda yazmıyorsa ödemelerden kesinti yapılmaz.",
          "Yasa vergiyi oyuncuya bırakıyorsa beyan etmek size aittir; bahis geçmişiniz kayıt yerine geçer.",
        ],
      },
      { links: [["office/history", "Bahis geçmişi"]] },
    ],
  },
});
