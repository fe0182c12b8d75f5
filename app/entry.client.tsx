import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { guardAnswers } from "~/features/network/answers.client";
import { guardChunks } from "~/features/remote-pages/chunk-reload";

guardChunks(window);
guardAnswers();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
