import type { Choice } from "./choice";
import { signalsScript } from "./signals";

/** Consent mode, before any tag can run (CNS-05). What it says later is said by `effects.client`. */
export function SignalsScript({ choice, nonce }: { choice: Choice | null; nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: signalsScript(choice) }}
    />
  );
}
