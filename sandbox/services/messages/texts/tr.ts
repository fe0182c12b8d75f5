import type { MessageTexts } from "./en";

export const tr: MessageTexts = {
  "sign-in-code": {
    subject: "Giriş kodunuz",
    body: "{site} giriş kodunuz: {code}. 5 dakika geçerlidir. Kimseyle paylaşmayın.",
    action: "",
  },
  "registration-code": {
    subject: "{site} kodunuz: {code}",
    body: "{site} hesabı açmak için kodunuz: {code}.\nBunu siz istemediyseniz mesajı dikkate almayın: kod olmadan hesap açılmaz.",
    action: "Hesabımı aç",
  },
  "already-registered": {
    subject: "Zaten bir {site} hesabınız var",
    body: "Biri, belki de siz, bu bilgilerle {site} hesabı açmaya çalıştı. Zaten bir hesabınız olduğu için yenisi açılmadı.\nŞifrenizi mi unuttunuz? Buradan yenisini belirleyin.",
    action: "Yeni şifre belirle",
  },
  "new-account": {
    subject: "{site} hesabınız",
    body: "{site} hesap numaranız: {login}\nŞifreniz: {password}\nBu iletiyi kimseyle paylaşmayın. Şifrenizi dilediğiniz zaman değiştirebilirsiniz.",
    action: "Giriş yap",
  },
  activation: {
    subject: "E-posta adresinizi onaylayın",
    body: "{site} hesabınız için bu e-posta adresini onaylayan kod: {code}.",
    action: "E-posta adresimi onayla",
  },
  recovery: {
    subject: "Yeni {site} şifresi",
    body: "Yeni {site} şifresi belirlemek için kodunuz: {code}.\nBunu siz istemediyseniz mesajı dikkate almayın: şifreniz değişmez.",
    action: "Yeni şifre belirle",
  },
  "password-changed": {
    subject: "{site} şifreniz değiştirildi",
    body: "{site} şifreniz değiştirildi ve diğer tüm cihazlarda oturum kapatıldı.\nBunu siz yapmadıysanız hemen yeni bir şifre belirleyin ve destek ekibiyle iletişime geçin.",
    action: "Yeni şifre belirle",
  },
  "phone-code": {
    subject: "Kodunuz",
    body: "Bu numarayı {site} hesabınıza ekleyen kod: {code}. Kimseyle paylaşmayın.",
    action: "",
  },
  "email-code": {
    subject: "{site} kodunuz: {code}",
    body: "Bu e-posta adresini {site} hesabınıza ekleyen kod: {code}. Bunu siz istemediyseniz mesajı dikkate almayın.",
    action: "",
  },
  "news-confirm": {
    subject: "Haberler için e-postanızı onaylayın",
    body: "Birisi {site} haberlerinin ve kampanyalarının bu adrese gönderilmesini istedi. Siz istediyseniz bir gün içinde buradan onaylayın.\nSiz istemediyseniz bir şey yapmayın; haber gönderilmez.",
    action: "Aboneliği onayla",
  },
  "news-on": {
    subject: "{site} haberleri",
    body: "{site} haber ve tekliflerini istediniz. Bu adrese gelir, sık değildir.\nSiz değil miydiniz ya da vaz mı geçtiniz? Buradan durdurun.",
    action: "Bu e-postaları durdur",
  },
  "news-issue": {
    subject: "{site}: bu hafta",
    body: "Önümüzdeki günlerin maçları:\n{matches}",
    action: "Bütün maçlar",
  },
  "news-sms": {
    subject: "",
    body: "{site}: {matches}\nBir daha almamak için:",
    action: "",
  },
  "stop-these": {
    subject: "",
    body: "",
    action: "Bu e-postaları durdur",
  },
  "deposit-made": {
    subject: "{site} hesabınıza para yatırma",
    body: "{amount} tutarındaki yatırımınız kaydedildi. Durumunu buradan görebilirsiniz.",
    action: "Ödemeyi gör",
  },
  "bet-placed": {
    subject: "{id} numaralı bahsiniz alındı",
    body: "{id} numaralı bahsiniz alındı: tutar {amount}, olası ödeme {win}.",
    action: "Bahsi gör",
  },
  "bet-corrected": {
    subject: "{id} numaralı bahsiniz yeniden sonuçlandırıldı",
    body: "{id} numaralı bahsinizdeki bir sonuç düzeltildi ve bahis yeniden sonuçlandırıldı: getirisi {before} idi, şimdi {after}. Fark hesabınıza işlendi.",
    action: "Bahsi gör",
  },
  "bet-corrected-debt": {
    subject: "{id} numaralı bahsiniz yeniden sonuçlandırıldı",
    body: "{id} numaralı bahsinizdeki bir sonuç düzeltildi ve bahis yeniden sonuçlandırıldı: getirisi {before} idi, şimdi {after}. Fark geri alındı. Hesabınızda bunun {debt} kadarı yoktu: bu tutar yalnızca açık bahislerinizin getirilerinden kesilir.",
    action: "Bahsi gör",
  },
  "bet-reopened": {
    subject: "{id} numaralı bahsiniz yeniden açık",
    body: "{id} numaralı bahsinizdeki bir sonuç düzeltildi. Bahis yeniden açık ve tüm sonuçları belli olunca sonuçlandırılacak. Önceki getirisi olan {before} artık geçerli değil.",
    action: "Bahsi gör",
  },
  "support-answer": {
    subject: "Sorunuzu yanıtladık",
    body: "Sorunuz için teşekkürler. Bizim tarafımızda her şey yolunda.\nAnlaşılmayan bir şey kaldıysa {site} üzerinden bize yeniden yazın.",
    action: "",
  },
  "security-changed": {
    subject: "{site} hesabınızın güvenlik ayarları değiştirildi",
    body: "{change}\nBunu siz yapmadıysanız hemen şifrenizi değiştirin ve destek ekibiyle iletişime geçin.",
    action: "Yeni şifre belirle",
  },
  "new-device": {
    subject: "{site} hesabınıza yeni giriş",
    body: "{site} hesabınıza daha önce kullanılmadığı bir cihazdan veya ülkeden giriş yapıldı.\nZaman: {time}\nCihaz: {device}\nÜlke: {country}\nIP adresi: {address}\nBu sizseniz bir şey yapmanıza gerek yok.\nSiz değilseniz hemen yeni bir şifre belirleyin: tüm cihazlarda oturum kapatılır. Ardından destek ekibiyle iletişime geçin.",
    action: "Yeni şifre belirle",
  },
};
