import type { SupportTexts } from "./types";

export const tr: SupportTexts = {
  title: "Destek",
  ask: "Soru sor",
  notify: "Yanıt gelince bildir",
  askText: "Genellikle birkaç dakika içinde yanıtlarız. Yanıtı burada görürsünüz.",
  topic: "Konu",
  topics: {
    account: "Hesabım",
    bets: "Bahisler ve sonuçlar",
    payments: "Para yatırma ve çekme",
    bonuses: "Bonuslar",
    verification: "Belgeler ve kimlik",
    technical: "Site olması gerektiği gibi çalışmıyor",
    other: "Başka bir konu",
  },
  subject: "Başlık",
  message: "Mesajınız",
  send: "Soruyu gönder",
  yours: "Talepleriniz",
  none: "Henüz talep yok",
  noneText: "Sorularınız ve yanıtlarımız burada görünür.",
  number: (id) => `No. ${id}`,
  states: { open: "Yanıt bekliyor", answered: "Yanıtlandı", closed: "Kapandı" },
  unread: (n) => `${n} yeni`,
  you: "Siz",
  house: "Destek",
  reply: "Yanıtla",
  back: "Tüm talepler",
  sent: (id) => `Gönderildi. Talep numaranız ${id}.`,
  unknown: "Böyle bir talep yok.",
  tooLong: "Metin çok uzun. Lütfen kısaltın.",
  idea: "Fikir paylaş",
  ideaText: "Neyi daha iyi yapalım? Her fikri okur ve yanıtlarız.",
  ideaSend: "Fikri gönder",
  requests: "Ödeme talepleri",
  newRequest: "Yeni ödeme talebi",
  newRequestText: "Ne hakkında?",
  paymentTopics: { deposit: "Para yatırma", withdrawal: "Para çekme" },
  subTopics: { 1: "Para ulaşmadı", 2: "Tutar yanlış", 3: "Başka bir konu" },
  chooseTransaction: "Ödemeyi seçin",
  withoutTransaction: "Ödeme seçmeden yaz",
  noTransactions: "Bu türde ödemeniz yok.",
  unknownTransaction: "Böyle bir ödeme yok. Kendi ödemelerinizden birini seçin.",
  about: "Konusu",
  transaction: (id) => `Ödeme ${id}`,
  problem: "Ne oldu",
  appeal: "Engellemeye itirazlar",
  appealText:
    "Kısıtlamanın neden kaldırılması gerektiğini yazın. Karar veren ekip her itirazı okur.",
  appealSend: "İtirazı gönder",
  notBlocked: "Hesabınız kısıtlı değil, itiraz edilecek bir şey yok.",
  houseTexts: {
    welcome:
      "Hoş geldiniz! Burada bize her şeyi sorabilirsiniz: her sorunun bir numarası vardır, yanıtlarımızı bu sayfada bulursunuz.",
    documents: "Belgeleriniz kontrol edildi ve kabul edildi. Yapmanız gereken başka bir şey yok.",
    question:
      "Sorunuz için teşekkürler. Hesabınızı inceledik, bizim tarafımızda her şey yolunda. Anlaşılmayan bir şey kaldıysa buradan yanıtlayın.",
    idea: "Fikriniz için teşekkürler. Siteyi geliştiren ekibe ilettik.",
    appeal:
      "İtirazınızı aldık. Kısıtlamalara karar veren ekip inceleyip size buradan yanıt verecek.",
    payment:
      "Son günlerdeki ödemelerinizi inceledik, hepsi doğru kaydedilmiş. Belirli bir ödemeyi kastediyorsanız yeni bir talepte seçin.",
    "payment-paid":
      "Bu ödeme tamamlandı: bankamız tutarı doğruluyor. Çekimin kartınızda görünmesi birkaç gün sürebilir.",
    "payment-pending":
      "Bu ödeme hâlâ bankada işleniyor. Kaybolmadı: sonucu Hesap hareketleri sayfasında görürsünüz.",
    "payment-declined":
      "Banka bu ödemeyi reddetti, para hareket etmedi. Başka bir kart deneyin veya nedenini bankanıza sorun.",
    "payment-cancelled": "Bu ödeme iptal edildi, para hareket etmedi.",
  },
};
