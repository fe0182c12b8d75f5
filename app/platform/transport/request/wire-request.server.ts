/** One request to the platform, before its headers. `path` is a template: `/coupon-api/v1/coupons/{id}`. */
export interface WireRequest {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** JSON body. */
  readonly json?: unknown;
  /** A file as the body, in place of JSON. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** Body as `multipart/form-data`, for calls that want one. */
  readonly multipart?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}
