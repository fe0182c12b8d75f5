/**
 * The script that stands for Google's one-tap (SES-12), with the part of its interface that the shop uses:
 * `google.accounts.id.initialize({client_id, callback})` and `prompt()`. The prompt asks for an e-mail
 * address, since there are no networks here.
 */
export const oneTapScript = `(() => {
  let options = null;
  const encode = (value) => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  function prompt() {
    if (!options || document.getElementById("one-tap")) return;
    const box = document.createElement("dialog");
    box.id = "one-tap";
    box.setAttribute("aria-label", "One-tap sign-in (sandbox)");
    const form = document.createElement("form");
    form.method = "dialog";
    const label = document.createElement("label");
    label.textContent = "One-tap sign-in (sandbox). E-mail ";
    const input = document.createElement("input");
    input.type = "email"; input.required = true; input.name = "email";
    label.append(input);
    const go = document.createElement("button");
    go.value = "go"; go.textContent = "Continue";
    const close = document.createElement("button");
    close.value = "close"; close.textContent = "×"; close.formNoValidate = true;
    close.setAttribute("aria-label", "Close");
    form.append(label, go, close);
    box.append(form);
    box.addEventListener("close", () => {
      const email = input.value;
      const isGo = box.returnValue === "go";
      box.remove();
      if (isGo) options.callback({ credential: encode({ email, name: "" }) });
    });
    document.body.append(box);
    box.style.cssText = "position:fixed;inset-block-start:16px;inset-inline-end:16px;margin:0 0 0 auto;z-index:50";
    box.show();
  }
  window.google = { accounts: { id: { initialize: (given) => { options = given; }, prompt } } };
})();
`;
