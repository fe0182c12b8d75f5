import type { ConsentChoice } from "~/domain/consent/choice";
import { signalsScript } from "./signals";

/** Sets consent mode before any tag runs (CNS-05); `effects.client` sends later changes. */
export function ConsentModeScript({
  choice,
  nonce,
}: {
  choice: ConsentChoice | null;
  nonce: string | undefined;
}) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: signalsScript(choice) }}
    />
  );
}
