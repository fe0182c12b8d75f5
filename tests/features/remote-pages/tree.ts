import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a body as a browser with scripts reads it inside a page. */
export function readInPage(body: string): Element[] {
  const page = parse(
    `<!doctype html><html><body><div id="outlet"><div>${body}</div></div></body></html>`,
    {
      scriptingEnabled: true,
    },
  );
  const found: Element[] = [];
  const visit = (node: Node) => {
    if ("tagName" in node) found.push(node);
    if ("content" in node) visit(node.content);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(page);
  const inside = found.filter((element) => !["html", "head", "body"].includes(element.tagName));
  // The two that hold the body are the page's own.
  return inside.slice(2);
}

/** What in a body could run, load code or leave the page by itself; empty where it is harmless. */
export function dangersIn(body: string): string[] {
  const dangers: string[] = [];
  for (const { tagName, attrs } of readInPage(body)) {
    if (
      /^(script|iframe|object|embed|base|link|style|frame|meta|noscript|template|math|foreignobject)$/i.test(
        tagName,
      )
    ) {
      dangers.push(`<${tagName}>`);
    }
    for (const { name, value } of attrs) {
      if (/^on/i.test(name) || /^(srcdoc|autofocus|target|formtarget|http-equiv)$/i.test(name))
        dangers.push(name);
      // Browsers drop these before they read the scheme.
      const bare = [...value]
        .filter((char) => char > " ")
        .join("")
        .toLowerCase();
      const isAddress = /^(href|src|action|formaction|poster|data)$/.test(name);
      if (isAddress && /^(javascript|data|vbscript):/.test(bare)) dangers.push(`${name}=${value}`);
    }
  }
  return dangers;
}
