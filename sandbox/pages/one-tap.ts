import { isLanguage } from "~/i18n/languages";
import type { SandboxServices } from "../services/sandbox-services";
import { issueOneTapCredential } from "../services/social/grants";
import { identityOfVisitor } from "../services/social/identity";
import { oneTapClientId } from "../services/social/one-tap";
import { oneTapStyle } from "./one-tap-style";
import { pageTexts } from "./texts";

/**
 * Stand-in for Google's script of one-tap sign-in (SES-15): `google.accounts.id` with `initialize`,
 * `prompt` and `cancel`, as Google Identity Services name them. The real script knows the visitor;
 * this one asks who it is.
 */
export const oneTapScript = `(() => {
  const vendor = new URL("/sandbox/pages/one-tap", document.currentScript.src);
  const style = new CSSStyleSheet();
  style.replaceSync(${JSON.stringify(oneTapStyle)});
  let options = null;
  let card = null;
  const close = () => { card?.remove(); card = null; };
  const add = (to, name, props = {}, ...children) => {
    const element = Object.assign(document.createElement(name), props);
    element.append(...children);
    to?.append(element);
    return element;
  };
  const texts = (lng) => fetch(vendor + "?texts=" + encodeURIComponent(lng), { method: "POST" }).then((answer) => answer.json());
  const prompt = async () => {
    if (!options || card) return;
    card = document.createElement("aside");
    const own = card;
    const t = await texts(options.ui_locale ?? "en");
    if (card !== own) return;
    own.setAttribute("aria-label", t.title);
    own.dir = document.documentElement.dir;
    const root = own.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [style];
    const section = add(root, "section");
    const head = add(section, "header");
    add(head, "h2", { textContent: t.title });
    add(head, "button", { type: "button", textContent: "\u00d7", ariaLabel: t.cancel, onclick: close });
    add(section, "p", { textContent: t.note });
    const form = add(section, "form", { noValidate: true });
    const email = document.createElement("input");
    Object.assign(email, { name: "email", type: "email", autocomplete: "email", required: true, maxLength: 120 });
    add(form, "label", {}, t.email, email);
    const error = add(form, "span", { className: "error" });
    error.setAttribute("role", "alert");
    add(form, "button", { className: "go", textContent: t.go });
    form.onsubmit = async (event) => {
      event.preventDefault();
      const fields = new URLSearchParams({ client_id: options.client_id, email: email.value });
      const answer = await fetch(vendor, { method: "POST", body: fields });
      if (!answer.ok) { error.textContent = t.wrong; email.focus(); return; }
      const { credential } = await answer.json();
      close();
      options.callback({ credential });
    };
    document.body.append(own);
  };
  const id = { initialize: (given) => { options = given; }, prompt: () => void prompt(), cancel: close };
  globalThis.google = { ...globalThis.google, accounts: { ...globalThis.google?.accounts, id } };
})();
`;

/**
 * Headers of the one-tap replies. Any origin may read them, because a platform at an address of its
 * own is another origin than the shop's pages, and no cookie is read; nothing is cached.
 */
const anywhere = { "access-control-allow-origin": "*", "cache-control": "no-store" };

/**
 * Answers a request of the one-tap script: with its texts in a language, or with a credential of the person
 * named in the form; status 422 if the client id is wrong or no person is named.
 */
export async function answerRequestFromOneTapScript(
  services: SandboxServices,
  request: Request,
): Promise<Response> {
  const lng = new URL(request.url).searchParams.get("texts");
  if (lng !== null) return Response.json(textsIn(services, lng), { headers: anywhere });
  const form = new URLSearchParams(await request.text());
  const person = identityOfVisitor("google", form.get("email") ?? "", "");
  if (form.get("client_id") !== oneTapClientId || !person)
    return Response.json({ code: "bad" }, { status: 422, headers: anywhere });
  return Response.json(
    { credential: await issueOneTapCredential(services, person) },
    { headers: anywhere },
  );
}

function textsIn(services: SandboxServices, lng: string) {
  const { title, note, email, wrong, go, cancel } = pageTexts(isLanguage(lng) ? lng : "en");
  const fill = (text: string) =>
    text
      .replace("{network}", "Google")
      .replace("{site}", () => services.world.state.config.companyName);
  return { title: fill(title), note: fill(note), email, wrong, go, cancel };
}
