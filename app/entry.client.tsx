import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { guardFetchResponses } from "~/features/network/answers.client";
import { reloadOnChunkError } from "~/features/network/chunk-reload";
import { preloadPartsOfDocument } from "~/features/page/OnDemand";

reloadOnChunkError(window);
guardFetchResponses();

/**
 * How long hydration waits for the code of what loads on demand and is in the document (a coupon with bets, for
 * example), ms. Then the page starts without it, because dialogs that the player must answer cannot wait longer.
 */
const mostPartsMs = 3_000;

void start();

async function start() {
  if (window.earlyPosts?.isBrowserSupported === false) return;
  await Promise.all([
    dataDecoded(),
    Promise.race([
      preloadPartsOfDocument(),
      new Promise((resolve) => setTimeout(resolve, mostPartsMs)),
    ]),
  ]);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}

/**
 * Resolves when the document's data is decoded. `RemixBrowser` starts that and throws its promise before it uses any hook.
 * Rendered at once, it would suspend the root, and a press meanwhile ends hydration for good (React's error 345).
 */
async function dataDecoded() {
  try {
    RemixBrowser({});
  } catch (thrown) {
    await thrown;
  }
}
