/** Look of the casino: covers in a grid, the table of a game, its drawings. */
export const casinoCss = `
.app .casino-top{display:grid;gap:var(--space-2);margin-block:var(--space-3)}
.app .sections{display:flex;gap:var(--space-2);padding-block:2px;overflow-x:auto;scrollbar-width:thin}
.app .sections .chip{flex:none}
.app .find{display:flex;gap:var(--space-2)}
.app .find input{flex:1;max-width:340px}
.app .tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(140px,1fr));gap:var(--space-3)}
.app .tile{position:relative;min-width:0}
.app .tile a{display:grid;gap:2px;border-radius:var(--radius-card)}
.app .tile a:hover .cover{outline:2px solid var(--accent)}
.app .cover{display:block;width:100%;aspect-ratio:4/3;border-radius:var(--radius-card)}
.app .tile-name{margin-block-start:var(--space-1);font-weight:650;overflow-wrap:anywhere}
.app .tile-by{color:var(--ink-muted);font-size:var(--text-13)}
.app .tile-new{position:absolute;inset-block-start:var(--space-2);inset-inline-start:var(--space-2);padding:0 var(--space-2);border-radius:999px;background:var(--accent);color:var(--accent-ink);font-size:var(--text-12);font-weight:650}
.app .shelf{margin-block-start:var(--space-5)}
.app .shelf-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 var(--space-3);margin-block-end:var(--space-2)}
.app .count{color:var(--ink-muted);font-size:var(--text-13);margin-block-end:var(--space-2)}
.app .makers{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:var(--space-3)}
.app .maker a{display:grid;gap:2px;padding:var(--space-3);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .maker span{color:var(--ink-muted);font-size:var(--text-13)}
.app .game{display:grid;gap:var(--space-3)}
.app .game-head{display:grid;gap:var(--space-4)}
.app .game-intro{display:grid;gap:var(--space-3);align-content:start}
.app .game-intro .hint{margin:0}
.app .launches{display:flex;flex-wrap:wrap;gap:var(--space-3) var(--space-5);align-items:end}
.app .launch{display:grid;gap:var(--space-2);justify-items:start}
.app .launch .hint{margin:0;font-size:var(--text-13)}
.app .btn.primary{border-color:var(--accent);background:var(--accent);color:var(--accent-ink)}
.app .btn.quiet{gap:var(--space-2);border-color:var(--line);font-weight:400}
.app .tick{display:inline-flex;align-items:center;gap:var(--space-2);min-height:44px}
.app .tick input{width:20px;min-height:20px;height:20px;margin:0;padding:0}
.app .facts{display:flex;flex-wrap:wrap;gap:var(--space-2) var(--space-5)}
.app .facts dt{color:var(--ink-muted);font-size:var(--text-13)}
.app .facts dd{font-weight:650}
.app .table-head{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 var(--space-4)}
.app .stage{display:grid;justify-items:center;gap:var(--space-3);padding:var(--space-4) var(--space-2);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-sunken)}
.app .result{min-height:1.4em;font-size:var(--text-17);text-align:center}
.app .result.won{color:var(--up);font-weight:650}
.app .result.quiet{color:var(--ink-muted)}
.app .outcome{text-align:center}
.app .controls{display:flex;flex-wrap:wrap;align-items:end;gap:var(--space-3);padding:var(--space-3);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .controls>.hint,.app .controls>[data-form-errors]{flex-basis:100%;margin:0}
.app .controls .play{min-width:120px}
.app .controls .stake input{width:9em}
.app .choices{display:flex;flex-wrap:wrap;gap:0 var(--space-4);min-width:0}
.app .choices legend{padding:0;color:var(--ink-muted);font-size:var(--text-13)}
.app [data-form-error]{display:block;color:var(--danger);font-size:var(--text-13)}
.app [data-form-errors]{padding:var(--space-2) var(--space-3);border-inline-start:3px solid var(--danger);background:var(--danger-soft)}
.app details.block>summary{display:flex;align-items:center;min-height:44px;font-size:var(--text-17);font-weight:650;cursor:pointer}
.app details.block>summary::before{content:"+";width:1.4ch;color:var(--ink-muted)}
.app details.block[open]>summary::before{content:"−"}
.app details.block>*+*{margin-block-start:var(--space-2)}
.app details.block{margin:0}
.app .seeds{display:grid;gap:var(--space-2)}
.app .seeds dt{color:var(--ink-muted);font-size:var(--text-13)}
.app .seeds dd,.app .seeds data,.app [data-name=reckoned-hash]{overflow-wrap:anywhere;word-break:break-all}
.app .verify{display:grid;gap:var(--space-3);max-width:560px}
.app .verify .btn{justify-self:start}
.app .sheet{width:100%;border-collapse:collapse;font-size:var(--text-13)}
.app .sheet caption{padding-block-end:var(--space-1);color:var(--ink-muted);text-align:start}
.app .sheet th,.app .sheet td{padding:var(--space-1) var(--space-2);border-block-end:1px solid var(--line);text-align:end;font-weight:400}
.app .sheet thead th{color:var(--ink-muted)}
.app .sheet th:first-child,.app .sheet td:first-child{text-align:start;padding-inline-start:0}
.app .reels{display:flex;gap:4px;max-width:100%;padding:var(--space-2);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .reel{display:grid;gap:4px}
.app .cell{display:grid;place-items:center;width:clamp(40px,15cqw,68px);aspect-ratio:1;border:1px solid var(--line);border-radius:var(--radius-control)}
.app .cell svg{width:72%;height:72%}
.app .cell.hit{border:2px solid var(--up);background:var(--success-soft)}
.app .reels.small .cell{width:30px}
.app .wins,.app .scatters{display:flex;flex-wrap:wrap;gap:var(--space-1) var(--space-3);font-size:var(--text-13)}
.app .wins li{display:inline-flex;align-items:center;gap:4px}
.app .free{width:100%}
.app .free summary{min-height:44px;cursor:pointer;font-weight:650}
.app .free ol{display:flex;flex-wrap:wrap;gap:var(--space-3)}
.app .scale{width:min(100%,440px)}
.app .scale-off{fill:var(--line-strong)}
.app .scale-on{fill:var(--up)}
.app .scale-won{fill:var(--up)}
.app .scale-lost{fill:var(--down)}
.app .scale-text{fill:var(--ink);font-size:15px;font-weight:650}
.app .scale-mark{fill:var(--ink-muted);font-size:11px}
.app .dice{display:flex;flex-wrap:wrap;justify-content:center;gap:var(--space-3)}
.app .die-body{fill:var(--surface-raised);stroke:var(--line-strong)}
.app .die-ink{fill:var(--ink)}
@container (min-width:620px){
.app .game-head{grid-template-columns:260px 1fr}
.app .sections{flex-wrap:wrap;overflow:visible}
.app .tiles{grid-template-columns:repeat(auto-fill,minmax(168px,1fr))}
}
`;
