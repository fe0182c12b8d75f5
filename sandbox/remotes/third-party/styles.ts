import { stripCss } from "../promotions/strip";

/** Look of the casino: covers in a grid, the table of a game, its drawings. */
export const casinoCss = `${stripCss}
.app .casino-top{display:grid;gap:var(--space-2);margin-block:var(--space-3)}
.app .sections{display:flex;gap:var(--space-2);padding-block:2px var(--space-1);overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x proximity;scrollbar-width:thin}
.app .sections .chip{flex:none;scroll-snap-align:start}
.app .sections .chip[aria-current]{border-color:var(--accent);background:var(--accent);color:var(--accent-ink)}
.app .find{display:flex;gap:var(--space-2)}
.app .find input{flex:1;max-width:340px}
.app .tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(140px,1fr));gap:var(--space-3)}
.app .tile{position:relative;min-width:0}
.app .tile a{display:grid;gap:2px;border-radius:var(--radius-card)}
.app .tile a:hover{text-decoration:none}
.app .tile .cover{transition:transform .12s}
.app .tile a:hover .cover{transform:translateY(-3px);outline:2px solid var(--accent)}
.app .cover{display:block;width:100%;aspect-ratio:4/3;border-radius:var(--radius-card)}
.app .tile-name{margin-block-start:var(--space-1);font-weight:650;overflow-wrap:anywhere}
.app .tile-by{color:var(--ink-muted);font-size:var(--text-12)}
.app .tile-back{white-space:nowrap}
.app .tile-new{position:absolute;inset-block-start:var(--space-2);inset-inline-start:var(--space-2);padding:0 var(--space-2);border-radius:999px;background:var(--accent);color:var(--accent-ink);font-size:var(--text-12);font-weight:650}
.app .shelf .tiles{display:grid;grid-auto-flow:column;grid-auto-columns:clamp(132px,11.6cqi,190px);grid-template-columns:none;justify-content:start;overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x proximity;padding-block:4px var(--space-1);scrollbar-width:thin}
.app .shelf .tile{scroll-snap-align:start}
.app .shelf{margin-block-start:var(--space-5)}
.app .shelf>h2{margin-block-end:var(--space-2)}
.app .shelf-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 var(--space-3);margin-block-end:var(--space-2)}
.app .count{color:var(--ink-muted);font-size:var(--text-13);margin-block-end:var(--space-2)}
.app .makers{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:var(--space-3)}
.app .maker a{display:grid;gap:2px;padding:var(--space-3);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .maker span{color:var(--ink-muted);font-size:var(--text-13)}
.app .banners{display:grid;gap:var(--space-3);margin-block:var(--space-3)}
.app .banner{display:flex;align-items:center;gap:var(--space-3);min-block-size:96px;padding:var(--space-3) var(--space-4);overflow:hidden;border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .banner:hover{border-color:var(--accent);text-decoration:none}
.app .banner-words{display:grid;gap:2px;min-inline-size:0;font-size:var(--text-13)}
.app .banner-words strong{font-size:var(--text-17)}
.app .banner-game{padding:0;padding-inline-end:var(--space-4);border-color:transparent;color:#fff}
.app .banner-art{flex:0 0 44%;align-self:stretch}
.app .banner-art .cover{block-size:100%;aspect-ratio:auto;max-block-size:168px;border-radius:0}
.app .banner .offer-art{flex:none;align-self:center}
.app .banner-game strong{font-size:var(--text-20)}
.app .banner-tag{justify-self:start;padding:2px var(--space-2);border-radius:999px;background:#fff;color:#14201c;font-size:var(--text-12);font-weight:650}
.app .hero{display:grid;overflow:hidden;border-radius:var(--radius-card);color:#fff}
.app .hero-art .cover{aspect-ratio:2/1;border-radius:0}
.app .hero-words{display:grid;align-content:center;gap:var(--space-2);padding:var(--space-4) var(--space-5)}
.app .hero-words h1{font-size:var(--text-26)}
.app .hero-by a{display:inline-flex;align-items:center;min-block-size:44px;text-decoration:underline;text-underline-offset:3px}
.app .start{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:var(--space-3);padding:var(--space-4);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .start .btn.primary{min-inline-size:180px;min-block-size:48px;font-size:var(--text-17)}
.app .lately h2{font-size:var(--text-13);color:var(--ink-muted);font-weight:400}
.app .lately ol{display:flex;gap:var(--space-2);padding-block:var(--space-1);overflow-x:auto;scrollbar-width:thin}
.app .lately li{flex:none;padding:2px var(--space-3);border:1px solid var(--line);border-radius:999px;font-size:var(--text-13);color:var(--ink-muted)}
.app .lately .won{border-color:var(--up);color:var(--up);font-weight:650}
.app .dots{letter-spacing:2px;color:var(--accent)}
.app .rules-part{padding:var(--space-4);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .rules-part>*+*{margin-block-start:var(--space-2)}
.app .game{display:grid;gap:var(--space-3);max-width:960px;margin-inline:auto}
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
.app .game .facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:var(--space-2)}
.app .game .facts>div{padding:var(--space-2) var(--space-3);border:1px solid var(--line);border-radius:var(--radius-control);background:var(--surface-raised)}
.app .facts dt{color:var(--ink-muted);font-size:var(--text-13)}
.app .facts dd{font-weight:650}
.app [data-game-frame]{display:block;inline-size:100%;block-size:620px;border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-sunken)}
.app [data-game-frame][inert]{opacity:.45}
.app .btn[aria-pressed=true]{border-color:var(--accent);font-weight:650}
.app .table-head{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 var(--space-4)}
.app .stage{display:grid;justify-items:center;gap:var(--space-3);padding:var(--space-4) var(--space-2);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-sunken)}
.app .result{min-height:1.4em;font-size:var(--text-17);text-align:center}
.app .result.won{color:var(--up);font-weight:650}
.app .result.quiet{color:var(--ink-muted)}
.app .outcome{text-align:center}
.app .controls{display:flex;flex-wrap:wrap;align-items:end;gap:var(--space-3);padding:var(--space-3);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .controls>.hint,.app .controls>[data-form-errors]{flex-basis:100%;margin:0}
.app .controls .play{min-width:160px;min-block-size:48px;font-size:var(--text-17)}
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
.app .free ol{display:flex;flex-wrap:wrap;gap:var(--space-3)}
.app .stage svg{direction:ltr}
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
.app .rwheel{width:min(100%,240px)}
.app .rwheel-rim{fill:#5b3a1e}
.app .pocket-red,.app .pocket.red{fill:#b3261e;color:#b3261e}
.app .pocket-black{fill:#1d2321}
.app .pocket-zero{fill:#0b6e4f}
.app .pocket{display:inline-block;min-width:2.4em;padding:2px var(--space-2);border-radius:var(--radius-control);background:#1d2321;color:#fff;text-align:center}
.app .pocket.red{background:#b3261e;color:#fff}
.app .pocket.zero{background:#0b6e4f}
.app .pocket-text{fill:#fff;font-size:13px;font-weight:700}
.app .rwheel-ball{fill:#fff;stroke:#1d2321;stroke-width:1.5}
.app .rwheel-hub{fill:var(--surface-raised);stroke:var(--line-strong)}
.app .rwheel-number{fill:var(--ink);font-size:38px;font-weight:700}
.app .seg{stroke:var(--surface-raised);stroke-width:1}
.app .seg-a{fill:#5f6b76}.app .seg-b{fill:#1971c2}.app .seg-c{fill:#2f9e44}.app .seg-d{fill:#e8590c}.app .seg-e{fill:#9c36b5}.app .seg-f{fill:#c92a2a}
.app .pointer{fill:var(--ink)}
.app .chips{display:grid;grid-template-columns:repeat(auto-fill,minmax(92px,1fr));gap:var(--space-2);flex-basis:100%;min-width:0}
.app .chips legend,.app .keno-picks legend{padding:0;color:var(--ink-muted);font-size:var(--text-13)}
.app .chip-field label{display:block;color:var(--ink-muted);font-size:var(--text-13)}
.app .chip-field input{width:100%}
.app .numbers-in{flex-basis:100%}
.app .numbers-in summary,.app .free summary{display:flex;align-items:center;min-height:44px;cursor:pointer;font-weight:650}
.app .numbers-in summary::before{content:"+";width:1.4ch;color:var(--ink-muted)}
.app .numbers-in[open] summary::before{content:"−"}
.app .climb{width:min(100%,460px)}
.app .axis{fill:none;stroke:var(--line-strong)}
.app .path-won,.app .path-lost{fill:none;stroke-width:4;stroke-linecap:round}
.app .path-won{stroke:var(--up)}
.app .path-lost{stroke:var(--down)}
.app .dot-won{fill:var(--up)}
.app .dot-lost{fill:var(--down)}
.app .asked{fill:none;stroke:var(--ink-muted);stroke-dasharray:4 4}
.app .ladder{display:grid;gap:2px;width:min(100%,260px)}
.app .rung{display:flex;justify-content:space-between;padding:2px var(--space-3);border:1px solid var(--line);border-radius:var(--radius-control);background:var(--surface-raised);color:var(--ink-muted)}
.app .rung.up{border-color:var(--up);color:var(--ink);background:var(--success-soft)}
.app .rung.asked{outline:2px solid var(--accent)}
.app .keno-sheet{display:grid;grid-template-columns:repeat(10,1fr);gap:2px;width:min(100%,460px);font-size:var(--text-13)}
.app .keno-cell{display:grid;place-items:center;min-height:26px;border:1px solid var(--line);border-radius:var(--radius-control);color:var(--ink-muted)}
.app .keno-cell.picked{border:2px solid var(--accent);color:var(--ink)}
.app .keno-cell.drawn{background:var(--surface-raised);color:var(--ink);font-weight:650;border-color:var(--line-strong)}
.app .keno-cell.hit{border:2px solid var(--up);background:var(--success-soft);color:var(--ink);font-weight:650}
.app .keno-picks{display:grid;grid-template-columns:repeat(auto-fill,minmax(48px,1fr));gap:4px;flex-basis:100%;min-width:0}
.app .keno-picks legend{grid-column:1/-1}
.app .pick{position:relative;display:grid;place-items:center;min-height:44px}
.app .pick input{position:absolute;inset:0;width:100%;height:100%;min-height:0;margin:0;padding:0;border-radius:var(--radius-control);appearance:none;border:1px solid var(--line-strong);background:var(--surface-raised);cursor:pointer}
.app .pick input:checked{border:2px solid var(--accent);background:var(--accent)}
.app .pick span{position:relative;pointer-events:none}
.app .pick input:checked+span{color:var(--accent-ink);font-weight:650}
.app .bingo-card{display:grid;gap:3px}
.app .bingo-row{display:flex;gap:3px}
.app .bingo-cell{display:grid;place-items:center;width:clamp(38px,12cqw,56px);aspect-ratio:1;border:1px solid var(--line);border-radius:var(--radius-control);background:var(--surface-raised)}
.app .bingo-cell.drawn{border-color:var(--line-strong);background:var(--accent-soft);font-weight:650}
.app .bingo-cell.hit{border:2px solid var(--up);background:var(--success-soft);font-weight:650}
.app .called{text-align:center}
.app .scratch{display:grid;grid-template-columns:repeat(3,1fr);gap:var(--space-2);width:min(100%,320px)}
.app .scratch-place{display:grid;place-items:center;min-height:64px;border:1px solid var(--line-strong);border-radius:var(--radius-control);background:var(--surface-raised);font-weight:650}
.app .scratch-place.covered{background:repeating-linear-gradient(45deg,var(--line) 0 6px,var(--line-strong) 6px 12px)}
.app .scratch-place.hit{border:2px solid var(--up);background:var(--success-soft)}
.app .hand{display:flex;flex-wrap:wrap;justify-content:center;gap:var(--space-2)}
.app .playing{width:clamp(48px,15cqw,74px);height:auto}
.app .card-face{fill:#fff;stroke:#7b8882}
.app .card-face.marked{stroke:#0b6e4f;stroke-width:2.5}
.app .card-back{fill:#14483a;stroke:#7b8882}
.app .card-weave{fill:none;stroke:#f0c75e;stroke-dasharray:3 3}
.app .card-red{fill:#b3261e}
.app .card-black{fill:#14201c}
.app .sides{display:flex;flex-wrap:wrap;justify-content:center;gap:var(--space-4) var(--space-6)}
.app .sides>div{display:grid;justify-items:center;gap:var(--space-2)}
.app .side-name{font-size:var(--text-15)}
.app .buttons{display:flex;flex-wrap:wrap;gap:var(--space-3)}
.app .shared-status{text-align:center}
.app .past summary{display:flex;align-items:center;min-height:44px;cursor:pointer}
.app .past summary::before{content:"+";width:1.4ch;color:var(--ink-muted)}
.app .past[open] summary::before{content:"−"}
.app .past[open]{padding-block-end:var(--space-3)}
.app .chips.wide{grid-template-columns:repeat(auto-fill,minmax(170px,1fr))}
.app .race{display:grid;gap:2px;width:min(100%,520px)}
.app .race li{display:grid;grid-template-columns:minmax(0,9em) 1fr 1.5em;align-items:center;gap:var(--space-2)}
.app .race-name{font-size:var(--text-13)}
.app .offers{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,280px),1fr));gap:var(--space-3)}
.app .offer a{display:grid;grid-template-columns:auto 1fr;gap:var(--space-1) var(--space-3);align-content:start;block-size:100%;padding:var(--space-4);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .offer a:hover{border-color:var(--accent);text-decoration:none}
.app .offer a>*{grid-column:2}
.app .offer a>.offer-art{grid-column:1;grid-row:1/span 4}
.app .offer strong{font-size:var(--text-17)}
.app .offer-art{display:grid;place-items:center;align-self:start;inline-size:72px;block-size:72px;border-radius:var(--radius-card);background:var(--accent);color:var(--accent-ink)}
.app .offer-days{color:var(--ink-muted);font-size:var(--text-13)}
.app .offer-go{color:var(--accent);text-decoration:underline;text-underline-offset:3px}
.app .promotion{display:grid;gap:var(--space-3);max-inline-size:960px;margin-inline:auto}
.app .promotion>.block{margin-block-start:var(--space-3)}
.app .promotion-head{display:grid;grid-template-columns:auto 1fr;gap:var(--space-2) var(--space-4);padding:var(--space-4);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--accent-soft)}
.app .promotion-head h1{font-size:var(--text-26);margin-block-end:var(--space-1)}
.app .own-part{display:grid;gap:var(--space-2);padding:var(--space-4);border:1px solid var(--accent);border-radius:var(--radius-card)}
.app .landing-hero{display:grid;gap:var(--space-3);justify-items:center;text-align:center;padding:var(--space-5) var(--space-3);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .landing-hero .cover{max-width:320px}
.app .landing-hero h1{font-size:var(--text-26)}
.app .landing-hero .launches{justify-content:center}
.app .points-list{display:flex;flex-wrap:wrap;gap:var(--space-2) var(--space-5)}
.app .steps{display:grid;gap:var(--space-2);margin-block:var(--space-3);padding-inline-start:var(--space-5);list-style:decimal}
.app .launches+.tiles{margin-block-start:var(--space-4)}
.app a.btn:hover{text-decoration:none}
.app .plain{display:grid;gap:var(--space-1);padding-inline-start:var(--space-4);list-style:disc}
@container (min-width:620px){
.app .game-head{grid-template-columns:260px 1fr}
.app .tiles{grid-template-columns:repeat(auto-fill,minmax(150px,1fr))}
.app .shelf .tiles{grid-template-columns:none}
.app .hero{grid-template-columns:minmax(240px,340px) 1fr}
.app .hero-art .cover{block-size:100%;aspect-ratio:4/3}
.app .banners{grid-template-columns:2fr 1fr 1fr}
.app .casino-top{grid-template-columns:minmax(0,1fr) auto;align-items:center}
.app .find input{inline-size:190px}
}
`;
