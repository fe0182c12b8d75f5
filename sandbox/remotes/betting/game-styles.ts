/** Styles of a game's page: tabs and folds of markets, the course of the game, statistics. */
export const gamePageSectionsCss = `
.app .board{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);gap:var(--space-1) var(--space-4);align-items:center;margin-block:var(--space-2) var(--space-4);padding:var(--space-4);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .favs{display:flex;flex-wrap:wrap;gap:var(--space-2)}
.app .fv-text{display:inline-flex;align-items:center;gap:var(--space-1);min-height:max(32px,var(--target));padding-inline:var(--space-2) var(--space-3);border:1px solid var(--line);border-radius:999px;color:var(--ink);font-size:var(--text-13)}
.app .board .gid{grid-column:1/-1;text-align:center}
.app .board h1{display:contents}
.app .side{grid-row:1;grid-column:1;font-size:var(--text-17);font-weight:650;line-height:1.2}
.app .side.end{grid-column:3;text-align:end}
.app .mid{grid-row:1;grid-column:2;text-align:center}
.app .score{font-size:var(--text-26);font-weight:650;line-height:1.2}
.app .dash{color:var(--ink-muted)}
.app .state,.app .kick{grid-column:1/-1;color:var(--ink-muted);text-align:center}
.app .state.on{color:var(--live);font-weight:650}
.app .kick{font-size:var(--text-13)}
.app .game{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-5)}
.app .sheet{min-width:0;container-type:inline-size}
.app .side-part{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-4);align-content:start;min-width:0}
.app .groups{flex-wrap:nowrap;gap:0 var(--space-3);margin-block-start:0;overflow-x:auto;scrollbar-width:none}
.app .groups a{flex:none;justify-content:center;white-space:nowrap}
.app .mk{position:relative;min-width:0}
.app .mk summary{display:flex;align-items:center;gap:var(--space-2);min-height:44px;margin-inline-end:48px;cursor:pointer;list-style:none}
.app .mk summary::-webkit-details-marker{display:none}
.app .mk summary::before{content:"";flex:none;width:6px;height:6px;margin-inline:3px;border:solid var(--ink-muted);border-width:0 1.5px 1.5px 0;transform:translateY(-2px) rotate(45deg)}
.app .mk details:not([open])>summary::before{transform:rotate(-45deg)}
.app:dir(rtl) .mk details:not([open])>summary::before{transform:rotate(135deg)}
.app .mk details:not([open]){border-block-end:1px solid var(--line)}
.app .mk summary h2{margin:0}
.app .pin{position:absolute;inset-block-start:0;inset-inline-end:0;display:grid;place-items:center;width:44px;height:44px;padding:0;border:0;border-radius:var(--radius-control);background:none;color:var(--ink-muted);cursor:pointer}
.app .pin.on{color:var(--accent)}
.app .pin.on path{fill:currentColor}
.app .course{padding:var(--space-3) var(--space-4);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .course h2{font-size:var(--text-14)}
.app .course svg{display:block;width:100%;height:48px;fill:none;stroke:var(--line-strong,var(--ink-muted));stroke-width:2;stroke-linecap:round}
.app:dir(rtl) .course svg{transform:scaleX(-1)}
.app .course path{vector-effect:non-scaling-stroke}
.app .course .way{stroke:var(--line);stroke-width:4}
.app .course svg .home,.app .course svg .away{stroke:var(--accent);stroke-width:11}
.app .course svg .away{stroke:var(--ink-muted)}
.app .scored{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:2px var(--space-4);font-size:var(--text-13)}
.app .scored.none{display:block;color:var(--ink-muted)}
.app .scored li{grid-column:1}
.app .scored .away{grid-column:2;text-align:end}
.app .scored span{color:var(--ink-muted)}
.app .by{width:100%;border-collapse:collapse;font-size:var(--text-13)}
.app .by th,.app .by td{height:32px;padding:2px var(--space-1);border-block-end:1px solid var(--line);font-weight:400;text-align:end;white-space:nowrap}
.app .by thead th,.app .by thead td{height:24px;color:var(--ink-muted);font-size:var(--text-12)}
.app .by th[scope=row]{width:100%;text-align:start;white-space:normal}
.app .by abbr{text-decoration:none}
.app .by .pts{font-weight:650}
.app .by .cur{color:var(--live);font-weight:650}
.app .stats{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-4);align-content:start;min-width:0;padding:var(--space-4);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised);container-type:inline-size}
.app .stats h2{font-size:var(--text-15)}
.app .stats h3{margin-block-end:var(--space-1);color:var(--ink-muted);font-size:var(--text-13);font-weight:650}
.app .stats h3 a{display:inline-flex;align-items:center;min-height:max(24px,var(--target));color:var(--accent);text-decoration:underline;text-underline-offset:3px}
.app .form{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--space-1) var(--space-2);padding-block:2px;font-size:var(--text-13)}
.app .form ol{display:flex;gap:2px}
.app .form a{display:grid;place-items:center;min-width:max(24px,var(--target));min-height:max(24px,var(--target));border-radius:var(--radius-control);background:var(--surface-sunken);font-weight:650}
.app .form .won{background:var(--price-chosen);color:var(--price-chosen-ink)}
.app .form .lost{color:var(--danger)}
.app .pairs div{display:flex;justify-content:space-between;gap:var(--space-2);min-height:28px;border-block-end:1px solid var(--line);font-size:var(--text-13)}
.app .pairs dt{color:var(--ink-muted)}
.app .pairs dd{font-weight:650}
.app .stats .sc{padding-inline:0;font-size:var(--text-13)}
.app .stats .sc .when{font-size:var(--text-12)}
@container (min-width:620px){
.app .side{font-size:var(--text-20)}
.app .mk summary{min-height:36px;margin-inline-end:40px}
.app .pin{width:36px;height:36px}
}
@container (max-width:619.98px){
.app .board{grid-template-columns:minmax(0,1fr) auto;padding:var(--space-3) var(--space-4)}
.app .side,.app .side.end{grid-column:1;overflow-wrap:break-word;text-align:start}
.app .side.end{grid-row:2}
.app .mid{grid-row:1/3;grid-column:2;align-self:center}
.app .dash{display:none}
.app .state,.app .kick{text-align:start}
}
@container (min-width:800px){
.app .game.with{grid-template-columns:minmax(0,1fr) 272px;align-items:start}
}
@container (min-width:1100px){
.app .game.with{grid-template-columns:minmax(0,1fr) 340px}
}
`;
