/**
 * Attributes that cleaning removes besides `on*` and `data-remote*`: they reach outside the outlet
 * or take the page's focus.
 */
export const droppedAttributes = new Set([
  "formtarget",
  "formmethod",
  "formenctype",
  "accept-charset",
  "autofocus",
  "accesskey",
  "nonce",
  "ping",
  "srcdoc",
  "http-equiv",
  "is",
  "slot",
  "part",
  "action-xhr",
  "shadowrootmode",
  "attributionsrc",
  // The top layer covers the page, whatever contains the outlet.
  "popover",
  "popovertarget",
  "popovertargetaction",
  "command",
  "commandfor",
  "interestfor",
]);
/**
 * Attributes that load or name a file; cleaning keeps one only where its address is a safe source.
 */
export const sourceAttributes = new Set([
  "src",
  "poster",
  "background",
  "cite",
  "data",
  "longdesc",
  "lowsrc",
  "dynsrc",
  "codebase",
  "classid",
  "profile",
  "manifest",
  "archive",
  "icon",
  "usemap",
]);
