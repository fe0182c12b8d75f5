import { articleCss } from "../article/styles";

/** Styles of posts, news and the betting alphabet. */
export const blogCss = `${articleCss}
.app .text h3{margin-block:var(--space-4) var(--space-1);font-size:var(--text-15);font-weight:650}
.app .text p a,.app .text li a,.app .text td a{color:var(--accent);text-decoration:underline;text-underline-offset:3px}
.app .text .table{overflow-x:auto;margin-block:var(--space-3)}
.app .text table{border-collapse:collapse;min-width:min(100%,320px)}
.app .text th,.app .text td{padding:var(--space-2) var(--space-3);border-block-end:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:normal}
.app .text th{color:var(--ink-muted);font-size:var(--text-13);font-weight:650}
.app .chips,.app .text ul.chips{display:flex;flex-wrap:wrap;gap:var(--space-2);margin-block:var(--space-3);padding:0;list-style:none}
.app .text .chips li+li{margin-block-start:0}
.app .text .chips a.chip{text-decoration:none}
.app .chip .n{font-size:var(--text-12)}
.app .cards{display:grid;gap:var(--space-4);margin-block:var(--space-4)}
.app .card{display:grid;align-content:start;gap:var(--space-2);padding-block-end:var(--space-4);border-block-end:1px solid var(--line)}
.app .card h2 a{display:inline-block;padding-block:var(--space-1)}
.app .card .about{color:var(--ink-muted)}
.app .by{display:flex;flex-wrap:wrap;gap:0 var(--space-2);color:var(--ink-muted);font-size:var(--text-13)}
.app .by>:not(:last-child)::after{content:"·";display:inline-block;margin-inline-start:var(--space-2)}
.app .by a{text-decoration:underline;text-underline-offset:3px}
.app .post .by{align-items:center;margin-block:var(--space-2) var(--space-3)}
.app .post .by a{display:inline-flex;align-items:center;min-height:var(--target)}
.app .art{display:block;width:100%;height:auto;border-radius:var(--radius-card)}
.app .post>.art{margin-block-end:var(--space-4);max-height:280px;background:var(--surface-sunken)}
.app .art .ground{fill:var(--surface-sunken)}
.app .art .ring{fill:none;stroke:var(--line);stroke-width:2}
.app .art .band{fill:var(--line);opacity:.5}
.app .art .main{fill:var(--accent)}
.app .art .soft{fill:var(--ink-muted);opacity:.55}
.app .art .line{fill:var(--ink-muted);opacity:.45}
.app .art .plate{fill:var(--surface-raised);stroke:var(--line);stroke-width:2}
.app .art .edge{fill:none;stroke:var(--ink-muted);stroke-width:3;stroke-linecap:round}
.app .art .stroke{fill:none;stroke:var(--ink);stroke-width:4;stroke-linecap:round;stroke-linejoin:round}
.app .art .chalk{fill:none;stroke:var(--accent-ink);stroke-width:2.5;stroke-linecap:round;opacity:.8}
.app .art .pass{fill:none;stroke:var(--accent-ink);stroke-width:3;stroke-dasharray:6 6}
.app .art .ball{fill:var(--accent-ink)}
.app .author{margin-block:var(--space-5);padding:var(--space-4);border:1px solid var(--line);border-radius:var(--radius-card)}
.app .author h2{margin:0 0 var(--space-1);font-size:var(--text-15)}
.app .related{margin-block-start:var(--space-5)}
.app .related li{border-block-end:1px solid var(--line)}
.app .related a{display:flex;align-items:center;min-height:var(--finger);padding-block:var(--space-2);color:var(--accent)}
.app .safe{margin-block-start:var(--space-5);padding-block-start:var(--space-3);border-block-start:1px solid var(--line);color:var(--ink-muted);font-size:var(--text-13)}
.app .safe a{color:var(--accent);text-decoration:underline;text-underline-offset:3px}
.app .letters{display:flex;flex-wrap:wrap;gap:var(--space-1);margin-block:var(--space-3)}
.app .letters a{display:grid;place-items:center;min-width:var(--finger);min-height:var(--finger);border:1px solid var(--line);border-radius:var(--radius-control);font-weight:650}
.app .letters a:hover{border-color:var(--accent);text-decoration:none}
.app .letter{margin-block-start:var(--space-5);padding-block-end:var(--space-1);border-block-end:2px solid var(--line);color:var(--accent);scroll-margin-block-start:72px}
.app .dictionary>div{padding-block:var(--space-2);border-block-end:1px solid var(--line)}
.app .dictionary dt{font-weight:650}
.app .dictionary dt a{display:inline-flex;align-items:center;min-height:var(--target);color:var(--accent)}
.app .dictionary dd{color:var(--ink-muted)}
@container (min-width:620px){
.app .card{grid-template-columns:176px minmax(0,1fr);gap:var(--space-4)}
.app .card>div{display:grid;align-content:start;gap:var(--space-1)}
.app .dictionary>div{display:grid;grid-template-columns:minmax(150px,1fr) 3fr;gap:var(--space-4);align-items:baseline}
}
`;
