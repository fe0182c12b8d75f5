/** Styles of the esports section, beside those of the sportsbook's lists. */
export const cyberCss = `
.app .dcs{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,240px),1fr));gap:var(--space-3);margin-block-start:var(--space-4)}
.app .dc{padding:var(--space-3) var(--space-4);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .dc h2{display:flex;align-items:center;gap:var(--space-2);font-size:var(--text-15)}
.app .dc h2 a{display:inline-flex;align-items:center;min-height:44px}
.app .dc dl{display:grid;gap:2px;margin:0;font-size:var(--text-13)}
.app .dc dl div{display:flex;justify-content:space-between;gap:var(--space-3)}
.app .dc dt{color:var(--ink-muted)}
.app .dc dd{margin:0;font-variant-numeric:tabular-nums}
.app .crs{margin-block-start:var(--space-3)}
.app .cr{display:grid;grid-template-columns:minmax(0,1fr) auto auto;align-items:center;gap:0 var(--space-3);border-block-start:1px solid var(--line)}
.app .cr .nm{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--space-2);min-height:44px}
.app .cn{min-width:56px;color:var(--ink-muted);font-size:var(--text-13);font-variant-numeric:tabular-nums}
.app .cn.live{color:var(--live)}
.app .tag{padding:0 var(--space-2);border:1px solid var(--line);border-radius:999px;color:var(--ink-muted);font-size:var(--text-12)}
.app .video{display:grid;align-content:center;gap:var(--space-2);min-height:132px;margin:0 0 var(--space-4);padding:var(--space-4);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-sunken);text-align:center}
.app .video[data-follow]{position:sticky;z-index:2;inset-block-start:calc(var(--header) + var(--space-2))}
.app .video[data-follow=small]{gap:var(--space-1);min-height:0;width:min(100%,260px);margin-inline-start:auto;padding:var(--space-2) var(--space-3);background:var(--surface-raised);box-shadow:var(--shadow)}
.app .video[data-follow=small] figcaption{display:none}
.app .video.on{border-color:var(--live)}
.app .v-line{display:grid;gap:var(--space-2);max-width:420px;margin-inline:auto;width:100%}
.app .v-side{display:grid;grid-template-columns:minmax(0,1fr) 32px 40px;align-items:baseline;gap:var(--space-2);font-size:var(--text-15);text-align:start}
.app .v-score{color:var(--live);font-size:var(--text-20);text-align:end;font-variant-numeric:tabular-nums}
.app .v-part{color:var(--ink-muted);text-align:end;font-variant-numeric:tabular-nums}
.app .v-where,.app .v-text{font-weight:650}
.app .video figcaption{color:var(--ink-muted);font-size:var(--text-12)}
`;
