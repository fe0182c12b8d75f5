/**
 * Data of the page that signs in another device (OFC-04). `news` is a flash message about the last
 * answer.
 */
export type OtherDeviceSignInPageData = { readonly news: "confirmed" | "refused" | null } & (
  | { readonly kind: "none" }
  | { readonly kind: "unavailable" }
  | {
      readonly kind: "shown";
      /** In two halves: "7KQ2-M9XD". */
      readonly code: string;
      /** Address of the QR code's picture. */
      readonly picture: string;
      readonly secondsLeft: number;
    }
  | {
      readonly kind: "asked";
      readonly id: string;
      /** "Firefox, Windows"; "" = it does not say. */
      readonly device: string;
      /** Number that the other device shows too. */
      readonly check: number;
      /** Whether letting it in needs no password just now. */
      readonly isConfirmed: boolean;
      readonly secondsLeft: number;
    }
);
