import { pictureCss } from "./picture";

/** Styles of the pages of promotions, partners and landings. */
export const promotionsCss = `${pictureCss}
.app .promo-page{max-inline-size:960px;margin-inline:auto}
.app .promo-page h1{font-size:var(--text-26)}
.app .lead{max-inline-size:72ch;margin-block-start:var(--space-2);color:var(--ink-muted);font-size:var(--text-17)}
.app .kinds{display:flex;flex-wrap:wrap;gap:var(--space-2);margin-block:var(--space-4)}
.app .bonus-cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,270px),1fr));gap:var(--space-3)}
.app .bonus-cards a{display:grid;grid-template-rows:auto auto auto 1fr auto auto;gap:var(--space-2);block-size:100%;padding:var(--space-3);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .bonus-cards a:hover{border-color:var(--accent);text-decoration:none}
.app .sum{color:var(--accent);font-weight:650}
.app .sum::first-letter,.app .offers td::first-letter{text-transform:uppercase}
.app h1+.sum,.app .bonus-head .sum{font-size:var(--text-20)}
.app .bonus-head{display:grid;gap:var(--space-3) var(--space-4);padding:var(--space-4);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .bonus-head>div{display:grid;align-content:center;gap:var(--space-2)}
.app .take-part{display:grid;gap:var(--space-2);margin-block:var(--space-4);padding:var(--space-4);border:1px solid var(--accent);border-radius:var(--radius-card)}
.app .ways{display:flex;flex-wrap:wrap;gap:var(--space-3)}
.app .btn.main{border-color:var(--accent);background:var(--accent);color:var(--accent-ink)}
.app a.btn:hover{text-decoration:none}
.app .block>h2{margin-block-end:var(--space-2)}
.app .plain,.app .steps{display:grid;gap:var(--space-1);max-inline-size:72ch;padding-inline-start:var(--space-5)}
.app .plain{list-style:disc}
.app .steps{list-style:decimal}
.app .figures{border-block-start:1px solid var(--line)}
.app .figures>div{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 var(--space-4);padding-block:var(--space-2);border-block-end:1px solid var(--line)}
.app .figures dd{font-weight:650}
.app .figures+.n,.app .example .n{margin-block-start:var(--space-2)}
.app .sheet{inline-size:100%;border-collapse:collapse}
.app .sheet th,.app .sheet td{padding:var(--space-2);border-block-end:1px solid var(--line);text-align:start;vertical-align:baseline}
.app .sheet thead th{color:var(--ink-muted);font-size:var(--text-13);font-weight:400}
.app .sheet td:last-child,.app .sheet thead th:last-child{text-align:end}
.app .sheet thead th,.app .sheet td:last-child{overflow-wrap:normal}
.app .sheet td data{white-space:nowrap}
.app .offers tbody th{font-weight:400}
.app .offers tbody th .go{font-weight:650}
.app .offers tbody th .n{display:block}
.app .term-sheet{border-block-start:2px solid var(--ink)}
.app .term{display:grid;gap:var(--space-1) var(--space-4);padding-block:var(--space-3);border-block-end:1px solid var(--line)}
.app .term h2{color:var(--ink-muted);font-size:var(--text-15)}
.app .term .figures{border-block-start:0}
.app .term .figures>div:last-child{border-block-end:0}
.app .landing{display:grid;gap:var(--space-3);justify-items:center;max-inline-size:640px;padding-block:var(--space-4);text-align:center}
.app .landing .pic{max-inline-size:420px}
.app .landing .block{inline-size:100%;margin-block-start:0;text-align:start}
.app .landing .btn.main{min-inline-size:220px;min-block-size:48px;font-size:var(--text-17)}
@container (min-width:620px){
.app .bonus-head{grid-template-columns:minmax(220px,320px) 1fr}
.app .term{grid-template-columns:220px 1fr}
}
@container (max-width:519px){
.app .offers thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.app .offers tr{display:grid;padding-block:var(--space-2);border-block-end:1px solid var(--line)}
.app .offers th,.app .offers td{padding:2px 0;border:0}
.app .offers td:last-child{color:var(--ink-muted);font-size:var(--text-13);text-align:start}
}
`;
