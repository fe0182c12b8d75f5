/** Styles of the office's pages of tables, cards and forms. */
export const officeTablesAndFormsCss = `
.app .done{margin-block:var(--space-3);padding:var(--space-2) var(--space-3);border-inline-start:3px solid var(--up);background:var(--surface-sunken)}
.app .acc-do{display:flex;flex:0 1 auto;flex-wrap:wrap;gap:var(--space-2)}
.app .acc-do:empty{display:none}
.app .acc>div:first-child{flex:1 1 12rem}
.app .convert{margin-block-start:var(--space-3);padding:var(--space-3);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .convert .btn,.app .main{border-color:var(--accent);background:var(--accent);color:var(--accent-ink)}
.app .filter .field{flex:1 1 9rem}
.app #convert .field{flex-basis:17rem}
.app .file{margin-block:calc(-1*var(--space-2)) var(--space-2)}
.app .moves{width:100%;border-collapse:collapse}
.app .moves th,.app .moves td{padding:var(--space-2) var(--space-1);border-block-end:1px solid var(--line);text-align:start;vertical-align:top;font-weight:400}
.app .moves thead th{color:var(--ink-muted);font-size:var(--text-12)}
.app .moves tbody th{font-weight:650}
.app .moves td:first-child{color:var(--ink-muted);font-size:var(--text-13)}
.app .moves td:nth-last-child(-n+2),.app .moves thead th:nth-last-child(-n+2){text-align:end;white-space:nowrap}
.app .moves .sum{font-weight:650}
.app .moves .sum.in{color:var(--up)}
.app .ref{display:block;color:var(--ink-muted);font-size:var(--text-13);font-weight:400}
.app .ref.go{display:flex;min-height:44px;color:var(--accent)}
.app .take-back{display:grid;justify-items:start;gap:var(--space-1);margin-block-start:var(--space-2)}
.app .take-back .hint{margin:0;font-size:var(--text-13);font-weight:400}
.app .write{display:grid;justify-items:start;gap:var(--space-3);max-width:40rem;margin-block:var(--space-3)}
.app .write .field{width:100%}
.app .write textarea{width:100%;resize:vertical}
.app .card{margin-block:var(--space-3);padding:var(--space-3);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app h1{margin-block-end:var(--space-3)}
.app .card h2,.app .block>h2{margin-block-end:var(--space-2)}
.app .hint>.go:first-child{margin-inline-start:0}
.app .acc-money{text-align:end}
.app .card progress{width:100%;height:8px;accent-color:var(--accent)}
.app .card h3{margin-block-start:var(--space-3)}
.app .rules{display:grid;gap:var(--space-1);margin-block:var(--space-1) var(--space-3);padding-inline-start:var(--space-4);color:var(--ink-muted);font-size:var(--text-13);list-style:disc}
.app .threads li{padding-block:var(--space-2);border-block-end:1px solid var(--line)}
.app .threads .new{padding:0 var(--space-2);border:1px solid currentColor;border-radius:999px;color:var(--accent);font-size:var(--text-13);font-weight:650}
.app .choices{display:flex;flex-wrap:wrap;gap:var(--space-2);margin-block:var(--space-3)}
.app .messages{display:grid;gap:var(--space-3);margin-block:var(--space-3)}
.app .messages li{max-width:40rem;padding:var(--space-3);border:1px solid var(--line);border-radius:var(--radius-card)}
.app .messages .theirs{background:var(--surface-raised)}
.app .messages .yours{margin-inline-start:var(--space-5)}
.app .said{white-space:pre-line}
@container (max-width:620px){
.app .moves,.app .moves tbody,.app .moves tr{display:block}
.app .moves thead{display:none}
.app .moves tr{display:grid;padding-block:var(--space-2);border-block-end:1px solid var(--line)}
.app .moves tbody th{order:-1}
.app .moves tbody th,.app .moves td{padding:2px 0;border:0}
.app .moves td{display:flex;justify-content:space-between;gap:var(--space-3)}
.app .moves td::before{content:attr(data-label);color:var(--ink-muted);font-size:var(--text-13)}
}
@media (min-width:1100px){
.app .ref.go{min-height:24px}
}
`;
