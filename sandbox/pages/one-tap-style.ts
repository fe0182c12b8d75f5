/** Style sheet of the one-tap card, which lives in a shadow tree of the page. */
export const oneTapStyle = `
:host{position:fixed;inset-block-start:64px;inset-inline-end:16px;z-index:60;inline-size:min(360px,calc(100vw - 32px))}
*{box-sizing:border-box}
section{color-scheme:light dark;padding:16px;border:1px solid #9aa5b1;border-radius:12px;background:Canvas;color:CanvasText;box-shadow:0 8px 28px rgb(0 0 0/.25);font:15px/1.4 system-ui,sans-serif}
header{display:flex;gap:8px;align-items:start;justify-content:space-between}
h2{margin:0;font-size:17px;line-height:1.3}
p{margin:8px 0;font-size:13px}
form{display:grid;gap:8px}
label{display:grid;gap:4px;font-size:13px}
input{min-height:44px;padding:8px 12px;border:1px solid #6b7682;border-radius:8px;background:Field;color:FieldText;font:inherit}
button{min-height:44px;min-width:44px;padding:8px 16px;border:1px solid #6b7682;border-radius:8px;background:transparent;color:inherit;font:inherit;cursor:pointer}
button.go{border-color:#1d4ed8;background:#1d4ed8;color:#fff;font-weight:600}
.error{color:light-dark(#b3261e,#ffb4ab);font-size:13px}
:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}
`;
