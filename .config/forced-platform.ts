import type { AtRule, Plugin, Rule } from "postcss";

const mobile = '[data-platform="mobile"]';
/** Media queries that tell a phone from a wide window, by the width in px that they begin or end at. */
const wide = /\(min-width:\s*(?:[7-9]|1[01])\d{2}px\)|\(min-width:\s*1200px\)/;
const narrow = /^\(max-width:\s*(?:559|699|1099)px\)$/;

/**
 * Lets `platform_type=mobile` force the layout of phones in any window (SCR-14), which a media query cannot: the document
 * then has `data-platform="mobile"`. Rules for wide windows get an exception for it, rules for narrow ones a copy. `:where`
 * keeps the weight of each selector.
 */
export function forcedPlatform(): Plugin {
  return {
    postcssPlugin: "touchline-forced-platform",
    AtRule: {
      media(media: AtRule) {
        if (wide.test(media.params)) media.each((node) => restrict(node as Rule, `:not(${mobile})`));
        if (!narrow.test(media.params)) return;
        const copies = media.nodes?.map((node) => node.clone() as Rule) ?? [];
        for (const copy of copies) restrict(copy, mobile);
        media.after(copies);
      },
    },
  };
}

const done = new WeakSet<Rule>();

function restrict(rule: Rule, state: string): void {
  if (rule.type !== "rule" || done.has(rule)) return;
  done.add(rule);
  rule.selectors = rule.selectors.map((selector) =>
    /^:root|^html/.test(selector)
      ? selector.replace(/^(?::root|html)/, (root) => `${root}:where(${state})`)
      : `:where(:root${state}) ${selector}`,
  );
}
