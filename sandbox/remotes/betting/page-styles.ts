import { scoreRowCss } from "../events/scores-styles";
import { gamePageSectionsCss } from "./game-styles";

/**
 * CSS of prices under market headings, on a game's page and on the page with several live games
 * side by side.
 */
const marketRules = `
.app .markets{display:grid;gap:var(--space-4);align-items:start;margin-block-start:var(--space-3)}
.app .mk .c2+.c2,.app .mk .c2+.c3,.app .mk .c3+.c2{margin-block-start:var(--space-1)}
.app .side-name{padding-inline:var(--space-2);color:var(--ink-muted);font-size:var(--text-13)}
.app .mk h2{margin-block-end:var(--space-2);font-size:var(--text-15)}
.app .grid{display:grid;gap:var(--space-1)}
.app .c2{grid-template-columns:repeat(2,minmax(0,1fr))}
.app .c3{grid-template-columns:repeat(3,minmax(0,1fr))}
.app .grid .p{flex-wrap:wrap;justify-content:space-between;padding-block:var(--space-1);text-align:start}
.app .grid .p.none{justify-content:center}
@container (max-width:619.98px){
.app .mk .c3 .p{flex-direction:column;align-items:center;justify-content:center;gap:0;padding-inline:0;text-align:center}
.app .mk .c3{gap:2px}
.app .mk .c3 .o{max-width:100%;font-size:var(--text-12)}
.app:dir(ltr) .mk .c3 .o{letter-spacing:-.025em}
.app .mk>h2 a{display:inline-flex;align-items:center;min-height:44px}
}
@container (min-width:620px){
.app .markets{grid-template-columns:repeat(2,minmax(0,1fr))}
.app .mk.all{grid-column:1/-1}
.app .grid .p{min-height:36px;padding-inline:var(--space-3)}
}
`;

/** Styles of a game's page. */
export const gameCss = `${scoreRowCss}${marketRules}${gamePageSectionsCss}`;

/** Styles of championships, teams, picks and multi-live. */
export const otherBettingPagesCss = `${scoreRowCss}${marketRules}
.app .pickrow{display:grid;grid-template-columns:52px minmax(0,1fr) 84px;gap:var(--space-2);align-items:center;min-height:52px;padding:var(--space-1) var(--space-2);border-block-end:1px solid var(--line)}
.app .pickrow .tms b{font-weight:650}
.app .pickrow .where{font-size:var(--text-13)}
.app .mine{display:flex;align-items:center;gap:var(--space-1);min-height:44px;border-block-end:1px solid var(--line)}
.app .mine .nm{display:flex;flex:1;align-items:center;gap:var(--space-1);min-height:44px}
.app .gen{display:grid;gap:var(--space-3);max-width:560px;margin-block-start:var(--space-4)}
.app .gen .picks{display:flex;flex-wrap:wrap;gap:0 var(--space-4);margin:0;padding:0;border:0}
.app .gen legend{padding:0;font-weight:650}
.app .gen-out{max-width:640px;margin-block-start:var(--space-5)}
.app .btn.main{border-color:var(--accent);background:var(--accent);color:var(--accent-ink)}
.app .gen .err{color:var(--danger);font-size:var(--text-13)}
.app .wrong{margin-block:var(--space-3);padding:var(--space-3);border:1px solid var(--danger);border-radius:var(--radius-control)}
.app .gen-out .sum{margin-block:var(--space-3);border-block-start:1px solid var(--line)}
.app .sum div{display:flex;justify-content:space-between;gap:var(--space-4);padding-block:var(--space-2);border-block-end:1px solid var(--line)}
.app .sum dd{font-weight:650}
.app .gen-do{display:flex;flex-wrap:wrap;gap:var(--space-2);margin-block-start:var(--space-3)}
.app .teams{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:0 var(--space-2)}
.app .teams .mine{gap:0}
.app .top>.fv{margin-inline-end:auto}
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
.app .teams{grid-template-columns:repeat(auto-fill,minmax(180px,1fr))}
.app .teams .mine,.app .teams .nm{min-height:36px}
.app .choose fieldset{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 var(--space-4)}
.app .pick{min-height:36px}
.app .cr .nm,.app .cn{min-height:36px}
}
`;
