/** Styles of the lotto and the toto: cards, tickets, grids of numbers, tables. */
export const lottoAndTotoCss = `
.app .cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,250px),1fr));gap:var(--space-3);margin-block-start:var(--space-4)}
.app .card,.app .own,.app .next{padding:var(--space-3) var(--space-4);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .card{display:grid;gap:var(--space-2);align-content:start}
.app .card h2 a{display:inline-flex;align-items:center;min-width:44px;min-height:44px}
.app .facts{display:grid;gap:2px;font-size:var(--text-13)}
.app .facts div{display:flex;justify-content:space-between;gap:var(--space-3)}
.app .facts dt,.app .proof dt{color:var(--ink-muted)}
.app .btn.main{border-color:var(--accent);background:var(--accent);color:var(--accent-ink)}
.app .balls{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-1)}
.app .balls b{display:grid;place-items:center;min-width:30px;height:30px;border:1px solid var(--line);border-radius:50%;background:var(--surface-sunken);font-size:var(--text-13);font-weight:650}
.app .balls i{color:var(--ink-muted);font-style:normal}
.app .next{display:grid;gap:var(--space-1);margin-block:var(--space-3)}
.app .next a,.app .drawn a,.app .card p a:not(.btn),.app .of-draws a{color:var(--accent);text-decoration:underline;text-underline-offset:3px}
.app code{font-family:ui-monospace,monospace;font-size:var(--text-12);overflow-wrap:anywhere}
.app .note.good{border-inline-start-color:var(--success)}
.app .two{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-4) var(--space-5);margin-block-start:var(--space-3)}
.app .two>div{min-width:0}
.app .quick{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--space-3)}
.app .ticket{display:grid;gap:var(--space-3)}
.app .row{border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .row summary,.app details summary{display:flex;align-items:center;min-height:44px;cursor:pointer}
.app summary{gap:var(--space-2);list-style:none}
.app summary::-webkit-details-marker{display:none}
.app summary::before{content:"";flex:none;width:6px;height:6px;margin-inline:3px;border:solid var(--ink-muted);border-width:0 1.5px 1.5px 0;transform:translateY(-2px) rotate(45deg)}
.app details:not([open])>summary::before{transform:rotate(-45deg)}
.app:dir(rtl) details:not([open])>summary::before{transform:rotate(135deg)}
.app .row summary{padding-inline:var(--space-4)}
.app .row summary h2,.app .own h2,.app .own h3{font-size:var(--text-15)}
.app .row fieldset{padding:0 var(--space-4) var(--space-4)}
.app .nos{display:grid;grid-template-columns:repeat(auto-fill,minmax(44px,1fr));gap:var(--space-1)}
.app .nos [data-form-error]{grid-column:1/-1}
.app .no{position:relative;display:block}
.app .no input{position:absolute;inset:0;width:100%;height:100%;min-height:0;margin:0;opacity:0;cursor:pointer}
.app .no span{display:grid;place-items:center;min-width:0;min-height:44px;padding-inline:var(--space-1);border:1px solid var(--line-strong,var(--ink-muted));border-radius:var(--radius-control);background:var(--surface-raised);font-variant-numeric:tabular-nums}
.app .no input:checked+span{border-color:var(--price-chosen);background:var(--price-chosen);color:var(--price-chosen-ink);font-weight:650}
.app .no input:focus-visible+span{outline:2px solid var(--focus);outline-offset:2px}
@media (forced-colors:active){.app .no input:checked+span{outline:2px solid Highlight}}
.app .ticket select{width:96px}
.app .ticket input[name=amount]{width:160px}
.app [data-form-error]{display:block;color:var(--danger);font-size:var(--text-13)}
.app [data-form-errors]{padding:var(--space-3);border-inline-start:3px solid var(--danger);background:var(--danger-soft)}
.app .prizes{width:100%;border-collapse:collapse;font-size:var(--text-13)}
.app .prizes th,.app .prizes td{height:32px;padding:2px var(--space-1);border-block-end:1px solid var(--line);font-weight:400;text-align:end}
.app .prizes th:first-child,.app .prizes tbody th{text-align:start}
.app .prizes thead{color:var(--ink-muted)}
.app .drawn{margin-block-start:var(--space-2)}
.app .drawn li{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-1) var(--space-3);padding-block:var(--space-2);border-block-end:1px solid var(--line);font-size:var(--text-13)}
.app .drawn li>a{display:inline-flex;align-items:center;min-width:var(--target);min-height:var(--target)}
.app .owns{display:grid;gap:var(--space-3);margin-block-start:var(--space-2)}
.app .own{display:grid;gap:var(--space-2)}
.app .own .lines{font-size:var(--text-13);font-variant-numeric:tabular-nums}
.app .own .state{color:var(--ink-muted);font-weight:400}
.app .own .state.won{color:var(--success);font-weight:650}
.app .of-draws{display:grid;gap:2px;font-size:var(--text-13)}
.app .of-draws .won{color:var(--success)}
.app .proof{display:grid;gap:2px;margin-block:var(--space-2)}
.app .archive{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:0 var(--space-5)}
.app .marks{display:grid;gap:var(--space-1);margin-block-start:var(--space-2)}
.app .match{display:grid;grid-template-columns:24px minmax(0,1fr);gap:var(--space-1) var(--space-2);align-items:center;padding-block:var(--space-2);border-block-end:1px solid var(--line)}
.app .match fieldset{display:contents}
.app .match .who{min-width:0}
.app .match .who span{display:block}
.app .match .nth{color:var(--ink-muted);font-size:var(--text-13)}
.app .outs{grid-column:2;display:grid;grid-template-columns:repeat(auto-fill,minmax(52px,1fr));gap:var(--space-1)}
.app .outs [data-form-error]{grid-column:1/-1}
.app .jackpot{font-size:var(--text-26);font-weight:650;line-height:1.2}
.app .pools{display:grid;gap:var(--space-4)}
@container (min-width:620px){
.app .match{grid-template-columns:28px minmax(0,1fr) minmax(180px,auto)}
.app .outs{grid-column:auto;grid-template-columns:repeat(3,60px);justify-content:end}
.app .match.wide .outs{grid-column:2/-1;grid-template-columns:repeat(auto-fill,minmax(60px,1fr));justify-content:stretch}
}
@container (min-width:860px){
.app .two{grid-template-columns:minmax(0,1fr) 320px}
}
`;
