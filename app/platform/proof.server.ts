/** Authentication headers and further proof (captcha, fingerprint). */
export type Proof = Readonly<Record<string, string>>;
