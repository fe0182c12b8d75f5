import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadFilledSlip } from "~/features/coupon/panel/filled-slip";
import { guardFetchResponses } from "~/features/network/answers.client";
import { guardChunks } from "~/features/network/chunk-reload";

guardChunks(window);
guardFetchResponses();

/** How long a page waits for the code of its slip, ms; what the player must answer does not wait longer. */
const mostSlipMs = 3_000;

void start();

async function start() {
  // A slip that has bets comes alive with its page, or its first change would draw it anew.
  if (document.querySelector("[data-coupon][data-filled]"))
    await Promise.race([
      loadFilledSlip(),
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
