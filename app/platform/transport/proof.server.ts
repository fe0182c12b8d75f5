/** Authentication headers and further proof (captcha, fingerprint). */
export type AuthAndProofHeaders = Readonly<Record<string, string>>;
