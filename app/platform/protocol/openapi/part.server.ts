/** A part of the OpenAPI document. */
export type OpenApiPart = Readonly<Record<string, unknown>>;
