import { scoreCss } from "../events/scores-styles";

/** Styles of lists, game pages and championships of the betting app. */
export const bettingCss = `${scoreCss}
.app .top{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--space-2) var(--space-4)}
.app .search{display:flex;flex:1 1 240px;gap:var(--space-2);max-width:420px}
.app .search input{flex:1}
.app .block-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 var(--space-4)}
.app .day{margin-block-start:var(--space-4)}
.app .date{font-size:var(--text-15);font-weight:650;line-height:1.2}
.app .head{display:grid;grid-template-columns:minmax(0,1fr);min-height:32px}
.app .champ{display:flex;align-items:center;gap:var(--space-1)}
.app .champ a{display:inline-flex;align-items:center;min-height:44px}
.app .heads{display:none}
.app .ev{display:grid;grid-template-columns:64px minmax(0,1fr) 44px;gap:var(--space-1) var(--space-2);align-items:center;padding:var(--space-1) var(--space-2) var(--space-2);border-block-end:1px solid var(--line)}
.app .tms{display:grid;align-content:center;min-height:44px}
.app .tm{display:flex;gap:var(--space-2);line-height:1.25}
.app .tm bdi{flex:1;min-width:0}
.app .tm b{min-width:14px;color:var(--live);font-weight:650;text-align:end}
.app .fig{min-width:18px;color:var(--ink-muted);text-align:end}
.app .srv{flex:none;align-self:center;width:6px;height:6px;border-radius:50%;background:var(--accent)}
.app .call{margin-inline-start:var(--space-2)}
.app .ev .more{grid-row:1;grid-column:3}
.app .ev>.more{display:flex;align-items:center;justify-content:center;min-width:44px;min-height:44px;color:var(--ink-muted);font-size:var(--text-13)}
.app .r3{grid-column:1/-1;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:var(--space-1)}
.app .r3.r2{grid-template-columns:repeat(2,minmax(0,1fr))}
.app .tot{display:none}
.app .pickrow{display:grid;grid-template-columns:52px minmax(0,1fr) 84px;gap:var(--space-2);align-items:center;min-height:52px;padding:var(--space-1) var(--space-2);border-block-end:1px solid var(--line)}
.app .pickrow .tms b{font-weight:650}
.app .pickrow .where{font-size:var(--text-13)}
.app .teams{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:0 var(--space-3);padding-inline:var(--space-2)}
.app .teams .nm{display:flex;align-items:center;min-height:44px;border-block-end:1px solid var(--line)}
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
.app .crumbs ol{display:flex;flex-wrap:wrap;align-items:center;color:var(--ink-muted);font-size:var(--text-13)}
.app .crumbs a{display:inline-flex;align-items:center;min-width:44px;min-height:44px}
@media (min-width:1100px){.app .crumbs a{min-width:24px;min-height:24px}}
.app .crumbs li+li::before{content:"›";margin-inline:var(--space-2)}
.app .board{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);gap:var(--space-1) var(--space-4);align-items:center;margin-block:var(--space-2) var(--space-4);padding:var(--space-4);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .board h1{display:contents}
.app .side{grid-row:1;grid-column:1;font-size:var(--text-17);font-weight:650;line-height:1.2}
.app .side.end{grid-column:3;text-align:end}
.app .mid{grid-row:1;grid-column:2;text-align:center}
.app .score{font-size:var(--text-26);font-weight:650;line-height:1.2}
.app .dash{color:var(--ink-muted)}
.app .state,.app .kick{grid-column:1/-1;color:var(--ink-muted);text-align:center}
.app .state.on{color:var(--live);font-weight:650}
.app .kick{font-size:var(--text-13)}
.app .ht{margin-inline-start:var(--space-2);color:var(--ink-muted);font-weight:400;white-space:nowrap}
.app .markets{display:grid;gap:var(--space-4);align-items:start;margin-block-start:var(--space-3)}
.app .mk .c2+.c3,.app .mk .c3+.c2{margin-block-start:var(--space-1)}
.app .side-name{padding-inline:var(--space-2);color:var(--ink-muted);font-size:var(--text-13)}
.app .mk h2{margin-block-end:var(--space-2);font-size:var(--text-15)}
.app .grid{display:grid;gap:var(--space-1)}
.app .c2{grid-template-columns:repeat(2,minmax(0,1fr))}
.app .c3{grid-template-columns:repeat(3,minmax(0,1fr))}
.app .grid .p{flex-wrap:wrap;justify-content:space-between;padding-block:var(--space-1);text-align:start}
.app .grid .p.none{justify-content:center}
.app .o{min-width:0;overflow-wrap:anywhere;font-weight:400;font-size:var(--text-13)}
.app .now{display:flex;flex-wrap:wrap;gap:var(--space-2);align-items:center;margin-block-end:var(--space-2);font-size:var(--text-13)}
.app .where{color:var(--ink-muted)}
.app .choose{margin-block-start:var(--space-5)}
.app .choose legend{padding:0;font-size:var(--text-15);font-weight:650}
.app .pick{display:flex;align-items:center;gap:var(--space-2);min-height:44px}
.app .pick input{flex:none;width:24px;height:24px;min-height:24px;margin:0;accent-color:var(--accent)}
.app .country{margin-block-start:var(--space-4)}
.app .country h2{padding-block-end:var(--space-1);font-size:var(--text-15)}
.app .cr{display:grid;grid-template-columns:minmax(0,1fr) auto auto;align-items:center;gap:0 var(--space-3);border-block-start:1px solid var(--line)}
.app .cr .nm{display:flex;align-items:center;min-height:44px}
.app .cn{display:inline-flex;align-items:center;min-width:56px;min-height:44px;color:var(--accent);font-size:var(--text-13)}
.app .cn.live{color:var(--live)}
.app .cn.none{color:var(--ink-muted)}
@container (min-width:620px){
.app .head,.app .ev{grid-template-columns:64px minmax(0,1fr) 180px 156px 40px;gap:var(--space-2)}
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
.app .teams .nm{min-height:36px}
.app .h2{grid-template-columns:48px repeat(2,minmax(0,1fr))}
.app .tot{display:grid;grid-template-columns:48px repeat(2,minmax(0,1fr));gap:var(--space-1);align-items:center}
.app .ln{color:var(--ink-muted);font-size:var(--text-13);text-align:end;white-space:nowrap}
.app .h2{white-space:nowrap}
.app .ev .p{gap:2px;min-height:28px;padding:0 2px}
.app .ev .more{grid-row:auto;grid-column:auto;min-width:0;min-height:28px}
.app .markets{grid-template-columns:repeat(2,minmax(0,1fr))}
.app .mk.all{grid-column:1/-1}
.app .choose fieldset{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 var(--space-4)}
.app .pick{min-height:36px}
.app .cr .nm,.app .cn{min-height:36px}
.app .grid .p{min-height:36px;padding-inline:var(--space-3)}
.app .side{font-size:var(--text-20)}
}
@container (min-width:760px){
.app .head,.app .ev{grid-template-columns:76px minmax(0,1fr) 210px 192px 44px}
}
`;
