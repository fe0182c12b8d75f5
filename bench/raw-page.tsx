import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { createElement, Fragment, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticRouter, StaticRouterProvider } from "react-router-dom/server.js";
import { Shell } from "~/features/shell/Shell";
import type { ShellData } from "~/features/shell/shell-data";
import { I18nProvider } from "~/i18n/I18nProvider";
import type { Language } from "~/i18n/languages";
import type { Messages } from "~/i18n/messages";

/*
 * The yardstick: the same page by React alone, with the remote's body as elements, and nothing around it: no routing,
 * loading, guards, headers, data for the browser.
 */
type Node = DefaultTreeAdapterTypes.ChildNode;

/** What the page shows, as its loaders answered once. */
export interface RawPage {
  readonly url: string;
  readonly lng: Language;
  readonly messages: Messages;
  readonly shell: ShellData;
  /** The remote's body, as HTML. */
  readonly body: string;
}

/** A function that renders the page's markup. */
export function rawRenderer({ url, lng, messages, shell, body }: RawPage): () => string {
  const nodes = parseFragment(body).childNodes;
  const page = () => (
    <I18nProvider lng={lng} messages={messages}>
      <Shell data={shell}>
        <Body nodes={nodes} />
      </Shell>
    </I18nProvider>
  );
  const routes = [{ id: "page", path: "*", Component: page }];
  const { pathname, search } = new URL(url);
  const context = {
    basename: "",
    location: { pathname, search, hash: "", state: null, key: "default" },
    matches: [{ params: {}, pathname, pathnameBase: "/", route: routes[0] as { id: string } }],
    // Views read the shell's data from its two routes.
    loaderData: { "routes/lng": shell, "routes/slip": shell },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  return () =>
    renderToString(
      <html lang={lng}>
        <body>
          <StaticRouterProvider
            router={createStaticRouter(routes, context)}
            context={context}
            hydrate={false}
          />
        </body>
      </html>,
    );
}

function Body({ nodes }: { nodes: readonly Node[] }): ReactElement {
  return <>{nodes.map(elementOf)}</>;
}

const renamed: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  autocomplete: "autoComplete",
};

function elementOf(node: Node, index: number): ReactNode {
  if ("value" in node) return node.value;
  if (!("tagName" in node)) return null;
  const props = Object.fromEntries(
    node.attrs
      .filter(({ name }) => name !== "style" && !name.startsWith("on"))
      .map(({ name, value }) => [renamed[name] ?? name, value]),
  );
  return createElement(
    node.tagName || Fragment,
    { key: index, ...props },
    ...(node.childNodes.length > 0 ? node.childNodes.map(elementOf) : []),
  );
}
