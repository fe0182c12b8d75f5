export interface DocumentTexts {
  readonly title: string;
  readonly state: string;
  readonly stateNone: string;
  readonly stateSent: string;
  readonly stateVerified: string;
  readonly stateRefused: string;
  readonly more: string;
  readonly bonus: string;
  readonly face: string;
  readonly toIdentification: string;
  readonly send: string;
  readonly sendText: string;
  readonly type: string;
  readonly file: string;
  readonly submit: string;
  readonly yours: string;
  readonly download: string;
  readonly done: string;
  readonly saved: string;
  readonly profile: string;
  readonly filled: string;
  readonly missing: (a: string) => string;
  readonly contacts: string;
  readonly noContacts: string;
  readonly fill: string;
  readonly attach: string;
  readonly unsent: string;
  readonly types: Readonly<
    Record<"passport" | "identity-card" | "driving-licence" | "address" | "payment", string>
  >;
  readonly states: Readonly<Record<"sent" | "accepted" | "refused", string>>;
  readonly reasons: Readonly<Record<"unreadable", string>>;
  readonly fields: Readonly<
    Record<
      "date_birthday" | "name" | "surname" | "passport" | "passport_date" | "registration_address",
      string
    >
  >;
  readonly errors: Readonly<
    Record<
      | "required"
      | "file-empty"
      | "file-too-large"
      | "file-type"
      | "file-active"
      | "too-many-files"
      | "upload-broken",
      string
    >
  >;
}
