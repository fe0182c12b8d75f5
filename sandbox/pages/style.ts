/** Style sheet of the pages that stand for other companies' sites: plain, and unlike the shop's; also of the control interface's pages. */
export const vendorPageStyle = `
:root{color-scheme:light dark;--ink:#1d2126;--paper:#fff;--back:#eef1f4;--line:#c9d0d8;--accent:#1d4ed8;--muted:#56606b;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--ink:#e9edf1;--paper:#1b2026;--back:#12161a;--line:#3c4650;--accent:#8ab4ff;--muted:#a7b1bb;--bad:#ffb4ab}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--back);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{inline-size:100%;max-inline-size:420px;padding:24px;border:1px solid var(--line);border-radius:12px;background:var(--paper)}
main.wide{max-inline-size:1040px;display:grid;gap:16px}
main.wide form{display:flex;flex-wrap:wrap;align-items:end}
table{inline-size:100%;border-collapse:collapse;font-size:14px}
th,td{padding:6px 8px;border-block-end:1px solid var(--line);text-align:start}
.number{text-align:end;font-variant-numeric:tabular-nums}
h1{margin:0 0 8px;font-size:22px;line-height:1.25}
p{margin:0 0 16px;color:var(--muted);font-size:14px}
form{display:grid;gap:12px}
label{display:grid;gap:4px;font-size:14px}
input{padding:10px 12px;border:1px solid var(--line);border-radius:8px;background:transparent;color:inherit;font:inherit}
.error{color:var(--bad);font-size:14px}
.row{display:flex;flex-wrap:wrap;gap:8px;justify-content:flex-end}
button{min-height:44px;padding:8px 20px;border:1px solid var(--line);border-radius:8px;background:transparent;color:inherit;font:inherit;cursor:pointer}
button.go{border-color:var(--accent);background:var(--accent);color:var(--paper);font-weight:600}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;
