import type { Articles, CompanyArticleName } from "../pages";

/** Pages about the operator. */
export const companyArticles: Articles<CompanyArticleName> = ({
  company,
  licence,
  authority,
  age,
  sports,
}) => ({
  contacts: {
    title: "İletişim",
    blocks: [
      {
        p: "Hemen yanıt verebilmemiz için bahis numaranızı ve hesabınızın e-posta adresini yazın.",
      },
      {
        dl: [
          ["Bahisler ve sonuçlandırma", "bets@example.test"],
          ["Hesap, ödemeler, belgeler", "account@example.test"],
          ["Limitler, molalar, kendini dışlama", "safer@example.test"],
          ["Şikâyetler", "complaints@example.test"],
        ],
      },
      {
        p: "Bunlar tanıtım platformunun adresleridir ve kimse okumaz. Gerçek bir işletmeci burada kendi adreslerini verir.",
      },
      { p: "Sizden asla şifrenizi veya mesajla gelen bir kodu istemeyiz." },
      {
        links: [
          ["disputeresolution", "Nasıl şikâyet edilir"],
          ["responsiblegaming", "Sorumlu oyun"],
        ],
      },
    ],
  },
  about: {
    title: "Hakkımızda",
    lead: `${company}, karşılaşma öncesinde ve canlı olarak bahis alır. Sporlar: ${sports}.`,
    blocks: [
      { h: "Bizden ne bekleyebilirsiniz" },
      {
        ul: [
          "Seçtiğiniz oranı alırsınız. Bahsiniz bize ulaşmadan değişirse size sorarız ya da ayarınız uygulanır.",
          "Bağlantı kopsa veya düğmeye iki kez bassanız da tek bahis yapılır.",
          "Ödeme tam olarak hesaplanır ve yalnızca en sonda bir kez yuvarlanır.",
          "Limitlere ve molalara her sayfadan ulaşabilirsiniz.",
          "Her sayfa yavaş bir telefonda ve JavaScript olmadan çalışır.",
        ],
      },
      {
        p: "Bu site kendi tanıtım platformunda çalışır: karşılaşmalar, para, ödemeler ve lisans gerçek değildir; burada gerçek bahis alınmaz.",
      },
      { h: "Kimler bahis yapabilir" },
      {
        p: `Ülkesinin yasası izin veriyorsa ${age} yaşını doldurmuş herkes. Lisans ${licence}, ${authority}.`,
      },
      {
        links: [
          ["licenses", "Lisans"],
          ["rules/general", "Bahis kuralları"],
          ["howbet", "Nasıl bahis yapılır"],
        ],
      },
    ],
  },
  licenses: {
    title: "Lisans",
    blocks: [
      {
        dl: [
          ["Şirket", company],
          ["Lisans numarası", licence],
          ["Veren kurum", authority],
          ["En küçük yaş", String(age)],
        ],
      },
      { p: "Lisansı, veren kurumun sicilinde bu numarayla sorgulayabilirsiniz." },
      {
        links: [
          ["disputeresolution", "Nasıl şikâyet edilir"],
          ["rules/general", "Bahis kuralları"],
        ],
      },
    ],
  },
  "betting-awards": {
    title: "Ödüller",
    blocks: [
      { p: `${company} sektör ödülü almamıştır ve bunun için yarışmalara katılmaz.` },
      {
        p: "Bir bahis sitesi kurallarından, oranlarından ve bahisleri sonuçlandırmasından belli olur. Bizimkiler:",
      },
      {
        links: [
          ["rules/general", "Bahis kuralları"],
          ["home/line", "Maç önü"],
          ["results/zone", "Sonuçlar"],
        ],
      },
    ],
  },
  disputeresolution: {
    title: "Nasıl şikâyet edilir",
    blocks: [
      {
        p: "Bir bahsin yanlış sonuçlandığını veya bir ödemede hata olduğunu düşünüyorsanız şu adımları izleyin.",
      },
      {
        ol: [
          "Bahsi bahis geçmişinizde bulun. Her seçimin sonucu orada, nasıl sonuçlandırıldığı kurallarda yazar.",
          "Bize bahis numarasını, ne beklediğinizi ve nedenini yazın. Her bahis için tek mesaj yeterlidir.",
          "Gerekçesiyle yanıt veririz. Hata bizdeyse sonucu düzeltir, farkı öderiz.",
          "Katılmıyorsanız ikinci bir inceleme isteyin; bunu başka biri yapar.",
          "Bundan sonra lisansımızı veren kuruma veya mahkemeye başvurabilirsiniz.",
        ],
      },
      { p: "Şikâyet sonuçlanana kadar söz konusu tutar ne ödenir ne de geri alınır." },
      {
        links: [
          ["office/history", "Bahis geçmişi"],
          ["rules/general", "Bahis kuralları"],
          ["contacts", "İletişim"],
        ],
      },
    ],
  },
});
