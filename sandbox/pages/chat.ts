import { randomBytes } from "node:crypto";
import { raw } from "hono/html";
import { isLanguage, type Language, languages } from "~/i18n/languages";
import { html } from "../remotes/markup";
import { textsByLanguage } from "../remotes/texts";
import type { SandboxServices } from "../services/sandbox-services";

/**
 * What each stand-in of a vendor's loader defines (POP-10), around the widget that they share: `show`, `hide`, `ready` and
 * `whenClosed`. The real ones are named in `app/features/chat/vendors/`.
 */
const loaders: Readonly<Record<string, string>> = {
  livechat: `
    const handlers = {};
    const emit = (name, detail) => (handlers[name] ?? []).forEach((handler) => handler(detail));
    const actions = { maximize: () => widget.show(__lc.license), hide: widget.hide };
    const handle = ([kind, [name, handler]]) => {
      if (kind === "on") (handlers[name] ??= []).push(handler);
      if (kind === "call") actions[name]?.();
    };
    const { _q } = LiveChatWidget;
    LiveChatWidget._h = handle;
    _q.splice(0).forEach(handle);
    widget.whenClosed = () => emit("visibility_changed", { visibility: "minimized" });
    emit("ready", {});`,
  chatra: `
    const actions = { openChat: () => widget.show(ChatraID), minimizeWidget: widget.hide, hide: widget.hide };
    const queued = Chatra.q;
    globalThis.Chatra = (name) => actions[name]?.();
    queued.forEach((call) => Chatra(...call));
    widget.whenClosed = () => ChatraSetup.onAnalyticEvent("Chat widget closed");`,
  helpcrunch: `
    let closed = () => {};
    const actions = {
      onReady: (done) => done(),
      onChatClose: (done) => { closed = done; },
      openChat: () => widget.show(helpcrunchSettings.appId),
      closeChat: widget.hide,
      hideChatWidget: widget.hide,
    };
    const queued = HelpCrunch.q;
    globalThis.HelpCrunch = (name, argument) => actions[name]?.(argument);
    queued.forEach((call) => HelpCrunch(...call));
    widget.whenClosed = () => closed();`,
  "supphelper-v2": `
    let options = {};
    const actions = {
      init: (given) => { options = given; given.onReady(); },
      open: () => widget.show(options.id),
      close: widget.hide,
    };
    const queued = supphelper;
    globalThis.supphelper = { push: ([name, argument]) => actions[name]?.(argument) };
    queued.forEach((command) => supphelper.push(command));
    widget.whenClosed = () => options.onClose();`,
  "supphelper-v3": `
    globalThis.SuppHelper = {
      init: async ({ id }) => ({
        open: () => widget.show(id),
        close: widget.hide,
        on: (name, handler) => { if (name === "close") widget.whenClosed = handler; },
      }),
    };`,
};

/** The widget: a window in a frame of the vendor's origin, above the bottom navigation of phones. */
const widgetScript = `
  const home = new URL("window", document.currentScript.src);
  let frame = null;
  const widget = {
    whenClosed: () => {},
    show: (id) => {
      if (!frame) {
        frame = document.createElement("iframe");
        const { lang } = document.documentElement;
        frame.src = home + "?" + new URLSearchParams({ lng: lang, id });
        frame.title = TITLES[lang] ?? TITLES.en;
        frame.style.cssText = "position:fixed;z-index:40;inset-block-end:5rem;inset-inline-end:1rem;inline-size:min(22rem,calc(100vw - 2rem));block-size:min(28rem,calc(100dvh - 9rem));border:1px solid #888;border-radius:12px;background:Canvas";
        document.body.append(frame);
      }
      frame.hidden = false;
      frame.focus();
    },
    hide: () => { if (frame) frame.hidden = true; },
  };
  addEventListener("message", ({ source, data }) => {
    if (!frame || source !== frame.contentWindow || data !== "chat-close") return;
    widget.hide();
    widget.whenClosed();
  });`;

/** Where other companies' things may be loaded from: pages of every origin. */
const anywhere = { "cross-origin-resource-policy": "cross-origin" };

/** A vendor's loader by its file, `livechat.js`; 404 where there is no such vendor. */
export function chatLoader(file: string): Response {
  const loader = loaders[file.replace(/\.js$/, "")];
  if (loader === undefined) return new Response(null, { status: 404 });
  const titles = Object.fromEntries(
    Object.keys(languages)
      .filter(isLanguage)
      .map((lng) => [lng, texts(lng).title]),
  );
  const widget = widgetScript.replaceAll("TITLES", `(${JSON.stringify(titles)})`);
  return new Response(`(() => {${widget}${loader}\n})();\n`, {
    headers: { ...anywhere, "content-type": "text/javascript; charset=utf-8" },
  });
}

/** The window of a stand-in chat: an agent answers each message. It asks for no name. */
export function chatWindow({ world }: SandboxServices, request: Request): Response {
  const asked = new URL(request.url).searchParams.get("lng") ?? "en";
  const lng: Language = isLanguage(asked) ? asked : "en";
  const t = texts(lng);
  const nonce = randomBytes(16).toString("base64");
  const body = html`<header><h1>${t.title}</h1><button type="button" id="close">${t.close}</button></header><p>${t.note(world.state.config.companyName)}</p><ol id="log" role="log" aria-label="${t.title}"></ol><form id="form"><label for="text">${t.message}</label><input id="text" required maxlength="500" autocomplete="off"><button class="go">${t.send}</button></form>`;
  const script = `
    const log = document.getElementById("log");
    const text = document.getElementById("text");
    const say = (who, words) => {
      const item = document.createElement("li");
      const name = document.createElement("b");
      name.textContent = who + ": ";
      item.append(name, words);
      log.append(item);
    };
    document.getElementById("close").onclick = () => parent.postMessage("chat-close", "*");
    document.getElementById("form").onsubmit = (event) => {
      event.preventDefault();
      say(${JSON.stringify(t.you)}, text.value);
      say(${JSON.stringify(t.agent)}, ${JSON.stringify(t.answer)});
      text.value = "";
    };`;
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;
  const page = `<!doctype html><html lang="${lng}" dir="${languages[lng].dir}"><meta charset="utf-8"><title>${t.title}</title><style nonce="${nonce}">${style}</style><main>${raw(String(body))}</main><script nonce="${nonce}">${script}</script></html>`;
  return new Response(page, {
    headers: {
      ...anywhere,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
    },
  });
}

const style = `
:root{color-scheme:light dark;--ink:#1d2126;--paper:#fff;--line:#68727d;--accent:#1d4ed8;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#e9edf1;--paper:#1b2026;--line:#8a949e;--accent:#8ab4ff;--on:#12161a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{display:grid;gap:8px;padding:12px}
header{display:flex;align-items:center;justify-content:space-between;gap:8px}
h1{margin:0;font-size:17px}
p,ol{margin:0}
ol{padding:0;list-style:none;display:grid;gap:4px}
form{display:grid;gap:6px}
input,button{min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;background:transparent;color:inherit;font:inherit}
.go{border-color:var(--accent);background:var(--accent);color:var(--on)}
`;

const texts = textsByLanguage({
  en: {
    title: "Support chat",
    note: (site: string) => `A stand-in for the chat of ${site}.`,
    message: "Your message",
    send: "Send",
    close: "Close",
    you: "You",
    agent: "Support",
    answer: "Thanks, we have your message.",
  },
  ru: {
    title: "Чат поддержки",
    note: (site: string) => `Заменяет чат сайта ${site}.`,
    message: "Ваше сообщение",
    send: "Отправить",
    close: "Закрыть",
    you: "Вы",
    agent: "Поддержка",
    answer: "Спасибо, мы получили ваше сообщение.",
  },
  ar: {
    title: "محادثة الدعم",
    note: (site: string) => `بديل عن محادثة ${site}.`,
    message: "رسالتك",
    send: "إرسال",
    close: "إغلاق",
    you: "أنت",
    agent: "الدعم",
    answer: "شكرًا، وصلتنا رسالتك.",
  },
  es: {
    title: "Chat de soporte",
    note: (site: string) => `Sustituye al chat de ${site}.`,
    message: "Su mensaje",
    send: "Enviar",
    close: "Cerrar",
    you: "Usted",
    agent: "Soporte",
    answer: "Gracias, hemos recibido su mensaje.",
  },
  tr: {
    title: "Destek sohbeti",
    note: (site: string) => `${site} sohbetinin yerine geçer.`,
    message: "Mesajınız",
    send: "Gönder",
    close: "Kapat",
    you: "Siz",
    agent: "Destek",
    answer: "Teşekkürler, mesajınızı aldık.",
  },
});
