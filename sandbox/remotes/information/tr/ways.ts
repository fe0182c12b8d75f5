import type { Articles, GuideArticleName } from "../pages";

/** How and where to bet. */
export const guides: Articles<GuideArticleName> = ({ age }) => ({
  howbet: {
    title: "Nasıl bahis yapılır",
    blocks: [
      {
        ol: [
          `Giriş yapın. Yalnızca ${age} yaşını doldurmuş kişiler bahis yapabilir.`,
          "Canlı veya Maç önü bölümünde ya da takım adıyla bir karşılaşma bulun.",
          "Olacağını düşündüğünüz sonucun oranına basın. Seçim kuponunuza eklenir.",
          "Kuponu açın, bahis türünü seçin ve tutarı girin.",
          "Olası kazancı kontrol edip bahsi yapın. Bahis numaralı bir makbuz alırsınız.",
        ],
      },
      { h: "Oranlar ne anlama gelir" },
      {
        p: "1.85 oran, kazanan 100'lük bir bahsin, tutarınız dahil 185 ödediği anlamına gelir. Oran düştükçe seçimin kazanma olasılığı daha yüksek görülür.",
      },
      {
        dl: [
          ["1, X, 2", "1. takım kazanır, beraberlik, 2. takım kazanır."],
          ["1X, 12, 2X", "Çifte şans: bu üç sonuçtan ikisi tek seçimde."],
          ["Toplam 2.5 üst veya alt", "Üst: üç veya daha fazla gol. Alt: iki veya daha az gol."],
          [
            "Handikap (−1)",
            "Takımın skorundan bir gol düşülür. Takım yine öndeyse bahis kazanır, eşitlik olursa tutar iade edilir.",
          ],
          ["Karşılıklı gol", "İki takım da en az bir gol atarsa var, aksi halde yok."],
        ],
      },
      { h: "Bahis türleri" },
      {
        dl: [
          ["Tekli", "Tek seçim."],
          ["Kombine", "Birkaç seçim. Oranlar çarpılır ve hepsi kazanmalıdır."],
          [
            "Sistem",
            "Seçimlerinizden oluşan aynı boydaki tüm kombineler. Hepsinin kazanması gerekmez.",
          ],
          [
            "Tam kapsamlı sistem",
            "İkililerden veya teklilerden başlayarak her boyda kolonu tek bir adla içeren sistem.",
          ],
          ["Tekliler", "Kupondaki her seçim ayrı bir bahistir."],
          [
            "Çoklu bahis",
            "Bloklara ayrılmış seçimler. Her blok kendi tutarı olan bir tekli veya kombinedir.",
          ],
          [
            "Bahis oluşturucu",
            "Bir futbol maçından birkaç seçim, kendi oranıyla tek seçimde birleşir.",
          ],
        ],
      },
      { h: "Oran değişirse" },
      {
        p: "Oranlar sürekli değişir. Bahsiniz bize ulaşmadan değişirse ayarınız geçerlidir: her zaman sor, her oranı kabul et ya da yalnızca yükselen oranı kabul et. Üstü çizili ve kilitli oran askıdadır; şu anda bahis alınmaz.",
      },
      {
        links: [
          ["rules/general", "Bahis kuralları"],
          ["betting-calculator", "Bahis hesaplayıcı"],
          ["responsiblegaming", "Sorumlu oyun"],
        ],
      },
    ],
  },
  smsbets: {
    title: "SMS ile bahis",
    blocks: [
      { p: "SMS ile bahis almıyoruz. Bunu öneren bir mesaj bizden değildir; yanıtlamayın." },
      {
        p: "Bağlantınız zayıfsa siteyi kullanın: oranların olduğu bir sayfa birkaç kilobayttır ve JavaScript olmadan çalışır.",
      },
      {
        links: [
          ["mobile", "Telefonunuzda"],
          ["home/live", "Canlı"],
        ],
      },
    ],
  },
  ussdinstruction: {
    title: "USSD komutları",
    blocks: [
      {
        p: "Para yatırmak veya bahis yapmak için USSD komutu yoktur. Adımıza gönderilen kodları tuşlamayın: telefon hesabınızdan para çekebilirler.",
      },
      {
        links: [
          ["howbet", "Nasıl bahis yapılır"],
          ["contacts", "İletişim"],
        ],
      },
    ],
  },
  cash_terminals: {
    title: "Nakit terminalleri",
    blocks: [
      {
        p: "Nakit almıyor ve ödemiyoruz. Yalnızca hesabınızda gösterilen ödeme yöntemlerini kullanın: başka bir yolla para ulaşmaz.",
      },
      {
        links: [
          ["office/account", "Hesaplar"],
          ["contacts", "İletişim"],
        ],
      },
    ],
  },
});
