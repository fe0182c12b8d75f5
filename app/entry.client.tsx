import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { preloadFilledSlipCode } from "~/features/coupon/panel/FilledSlipOnDemand";
import { guardFetchResponses } from "~/features/network/answers.client";
import { reloadOnChunkError } from "~/features/network/chunk-reload";

reloadOnChunkError(window);
guardFetchResponses();

/**
 * How long hydration waits for the code of a coupon that has bets, ms. Then the page starts without
 * it, because dialogs that the player must answer cannot wait longer.
 */
const mostSlipMs = 3_000;

void start();

async function start() {
  // A slip that has bets comes alive with its page, or its first change would draw it anew.
  if (document.querySelector("[data-coupon][data-filled]"))
    await Promise.race([
      preloadFilledSlipCode(),
      new Promise((resolve) => setTimeout(resolve, mostSlipMs)),
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
