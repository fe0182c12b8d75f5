import { stripCss } from "../promotions/strip";

/** Styles of the betting app's lists, which every page of it has; further sheets are in `page-styles.ts`. */
export const bettingCss = `${stripCss}
.app .top{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--space-2) var(--space-4)}
.app .search{display:flex;flex:1 1 240px;gap:var(--space-2);max-width:420px}
.app .search input{flex:1}
.app .bar{display:grid;grid-template-columns:1fr auto;column-gap:var(--space-4)}
.app .bar>*{grid-column:1/-1;min-width:0}
.app .bar>.tabs:not(.more-ways){grid-row:1;grid-column:1/-1}
.app .bar>.more-ways{grid-row:1;grid-column:2;border-block-end:0;z-index:1}
.app .find{display:none}
.app .bar .champs ul{flex-wrap:nowrap;padding-block-end:var(--space-1);overflow-x:auto}
.app .tools{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--space-4)}
.app .tools:empty{display:none}
.app .seg{display:none}
.app .block-head{display:flex;align-items:center;justify-content:space-between;gap:0 var(--space-4)}
.app .day{margin-block-start:var(--space-4)}
.app .date{font-size:var(--text-15);font-weight:650;line-height:1.2}
.app .head{display:grid;grid-template-columns:minmax(0,1fr);min-height:32px}
.app .champ{display:flex;align-items:center;gap:var(--space-1)}
.app .champ .name{display:flex;align-items:center;min-width:0;font-size:inherit}
.app .champ>.fv{width:44px;min-width:44px;margin-inline-end:calc(-1*var(--space-3));place-items:center start}
.app .wf{display:grid;align-self:stretch;min-height:44px}
.app .wf>*{grid-area:1/1}
.app .wf>.fv{width:100%;place-items:start;padding-block-start:var(--space-1)}
.app .wf>.when{align-self:end;pointer-events:none}
.app .champ a{display:inline-flex;align-items:center;min-height:44px}
.app .heads{display:none}
.app .ev{display:grid;grid-template-columns:64px minmax(0,1fr) 44px;gap:var(--space-1) var(--space-2);align-items:center;padding:var(--space-1) var(--space-2) var(--space-2);border-block-end:1px solid var(--line)}
.app .ev .when{white-space:nowrap}
.app .tms{display:grid;align-content:center;min-height:44px}
.app .tm{display:flex;gap:var(--space-2);line-height:1.25}
.app .tm bdi{flex:1;min-width:0;overflow-wrap:break-word}
.app .tm b{min-width:14px;color:var(--live);font-weight:650;text-align:end}
.app .fig{min-width:18px;color:var(--ink-muted);text-align:end}
.app .srv{flex:none;align-self:center;width:6px;height:6px;border-radius:50%;background:var(--accent)}
.app .fig.was{opacity:.85}
.app .gid{color:var(--ink-muted);font-size:var(--text-12)}
.app .call{margin-inline-start:var(--space-2)}
.app .ev .more{grid-row:1;grid-column:3}
.app .ev>.more{display:flex;align-items:center;justify-content:center;min-width:44px;min-height:44px;color:var(--ink-muted);font-size:var(--text-13)}
.app .r3{grid-column:1/-1;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:var(--space-1)}
.app .r3.r2{grid-template-columns:repeat(2,minmax(0,1fr))}
.app .tot,.app .hcp{display:none;gap:var(--space-1);align-items:center}
.app .ln{color:var(--ink-muted);font-size:var(--text-13);text-align:end;white-space:nowrap}
.app .tot>.p,.app .hcp>.p{justify-content:space-between}
.app .tot>.p.none,.app .hcp>.p.none{justify-content:center}
.app .hcp .o,.app .tot .o{font-size:var(--text-12)}
.app .p{display:flex;align-items:center;justify-content:center;gap:var(--space-1) var(--space-2);min-width:0;min-height:44px;padding:0 var(--space-2);border:1px solid transparent;border-radius:var(--radius-control);background:var(--price);color:var(--price-ink);font:inherit;font-weight:650;font-variant-numeric:tabular-nums;cursor:pointer}
.app .p:hover{border-color:var(--accent)}
.app .p[aria-pressed=true]{background:var(--price-chosen);color:var(--price-chosen-ink)}
.app .p:disabled,.app .p[aria-disabled=true],.app .p.none{border-color:transparent;background:var(--surface-sunken);color:var(--ink-muted);font-weight:400;cursor:default}
.app .p data,.app .p s{white-space:nowrap;overflow-wrap:normal}
.app .p:disabled{gap:2px;padding-inline:var(--space-1);font-size:var(--text-13)}
.app .r3>.p{justify-content:space-between}
.app .r3>.p::before{color:inherit;font-weight:400;font-size:var(--text-13)}
.app .r3>.p:nth-child(1)::before{content:"1"}
.app .r3>.p:nth-child(2)::before{content:"X"}
.app .r3>.p:nth-child(3)::before,.app .r2>.p:nth-child(2)::before{content:"2"}
.app .lock{flex:none}
.app .p:not(:disabled,[aria-disabled=true]) .lock{display:none}
.app .ht{margin-inline-start:var(--space-2);color:var(--ink-muted);font-weight:400;white-space:nowrap}
.app .o{min-width:0;overflow-wrap:break-word;font-weight:400;font-size:var(--text-13)}
@container (max-width:619.98px){
.app .top.plain h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.app .top .search{display:none}
.app .top+.bar{margin-block-start:0}
.app .top:not(.plain)+.bar{margin-block-start:var(--space-3)}
.app .bar{display:flex;gap:var(--space-2);align-items:center;margin-inline:calc(-1*var(--space-3));padding-inline:var(--space-3);overflow-x:auto;scrollbar-width:none}
.app .bar>*{flex:none}
.app .bar .tabs{flex-wrap:nowrap;gap:var(--space-2);margin:0;border:0}
.app .bar .tabs a{margin:0;padding-inline:var(--space-3);border:1px solid var(--line);border-radius:999px;font-size:var(--text-13);white-space:nowrap}
.app .bar .tabs a[aria-current]{border-color:var(--accent)}
.app .bar ul,.app .bar .champs ul{padding-block:0;overflow:visible}
.app .find{display:grid;place-items:center;width:44px;height:44px;color:var(--ink)}
.app .tools{flex-wrap:nowrap;gap:var(--space-2);margin-inline:calc(-1*var(--space-3));padding-inline:var(--space-3);overflow-x:auto;scrollbar-width:none}
.app .tools>*{flex:none}
.app .tools ul{padding-block:0;overflow:visible}
.app .bar+.tools,.app .bar+.block{margin-block-start:var(--space-1)}
.app .seg{display:flex;flex:none;border-block-end:1px solid var(--line)}
.app .seg a{display:flex;align-items:center;min-width:44px;min-height:44px;margin-block-end:-1px;padding-inline:var(--space-2);border-block-end:2px solid transparent;color:var(--ink-muted);font-size:var(--text-13);white-space:nowrap}
.app .seg a[aria-current]{border-color:var(--accent);color:var(--ink);font-weight:650}
.app .block-head .go{display:none}
.app .block-head h2{font-size:var(--text-15)}
.app .list>.day:first-child{margin-block-start:var(--space-1)}
.app .group .date{padding:var(--space-1) var(--space-2);font-size:var(--text-13)}
.app .group .day{margin-block-start:var(--space-2)}
.app .group .day:first-of-type{margin-block-start:var(--space-1)}
.app .day>.group,.app .list>.group:first-child{margin-block-start:var(--space-1)}
.app .ev{grid-template-columns:48px minmax(0,1fr) 153px;gap:2px 4px;padding:6px 0}
.app .ev>.more{display:none}
.app .ev .when{font-size:var(--text-12)}
.app .tm{font-size:var(--text-14);line-height:1.2}
.app .r3{grid-column:3;gap:3px}
.app .r3>.p{flex-direction:column;justify-content:center;gap:0;padding:0 1px;line-height:1.15}
.app .r3>.p::before{font-size:.6875rem;line-height:1}
.app .champ{padding-block:0}
.app .total .ev,.app .handicap .ev{grid-template-columns:48px minmax(0,1fr) 44px;padding-block-start:0}
.app .total .ev>.more,.app .handicap .ev>.more{display:flex}
.app .total .r3,.app .handicap .r3{display:none}
.app .total .tot,.app .handicap .hcp{display:grid;grid-column:1/-1}
.app .tot{grid-template-columns:36px repeat(2,minmax(0,1fr))}
.app .hcp{grid-template-columns:repeat(2,minmax(0,1fr))}
}
@container (min-width:620px){
.app .bar .tabs{margin-block-end:var(--space-2)}
.app .head,.app .ev{grid-template-columns:calc(var(--target) + 64px) minmax(0,1fr) 180px 156px 40px;gap:var(--space-2)}
.app .wf{display:flex;gap:2px;align-items:center;align-self:center;min-height:0}
.app .wf>.fv{width:var(--target);min-height:24px;place-items:center;padding:0}
.app .wf>.when{align-self:center}
.app .champ>.fv{width:24px;min-width:24px;min-height:24px;margin-inline-end:0;place-items:center}
.app .head{min-height:28px;padding-block:0}
.app .champ a{min-height:24px}
.app .champ{grid-column:1/3;padding-block:2px}
.app .heads{display:grid;grid-column:3/5;grid-template-columns:subgrid;align-items:center;color:var(--ink-muted);font-size:var(--text-12);text-align:center}
.app .ev{min-height:var(--row);padding-block:2px}
.app .tms{min-height:0}
.app .tm{font-size:var(--text-13);line-height:1.2}
.app .r3{grid-column:auto}
.app .r3>.p{justify-content:center}
.app .r3>.p::before{content:none!important}
.app .h3,.app .h2{display:grid;gap:var(--space-1)}
.app .h3{grid-template-columns:repeat(3,minmax(0,1fr))}
.app .h3.r2{grid-template-columns:repeat(2,minmax(0,1fr))}
.app .h2{grid-template-columns:36px repeat(2,minmax(0,1fr));white-space:nowrap}
.app .tot{display:grid;grid-template-columns:36px repeat(2,minmax(0,1fr))}
.app .tot>.p{justify-content:center}
.app .tot .o{display:none}
.app .hh{display:none}
.app .ev .p{gap:2px;min-height:28px;padding:0 2px}
.app .ev .more{grid-row:auto;grid-column:auto;min-width:0;min-height:28px}
}
@container (min-width:760px){
.app .head,.app .ev{grid-template-columns:calc(var(--target) + 68px) minmax(0,1fr) 210px 192px 44px}
}
@container (min-width:960px){
.app .head,.app .ev{grid-template-columns:92px minmax(0,1fr) 216px 192px 208px 44px}
.app .heads{grid-column:3/6}
.app .hcp,.app .hh{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--space-1)}
.app .ev .hcp>.p{padding-inline:var(--space-2)}
}
@container (min-width:1200px){
.app .head,.app .ev{grid-template-columns:96px minmax(0,1fr) 252px 228px 240px 48px}
}
`;
