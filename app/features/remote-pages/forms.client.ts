/** What is done for a reader who fills in a form of a body, loaded when he does. */
export { showRefusedFormInBody } from "./refused-form.client";
export { restoreTypedFields, trackSentForms, unsentTypedFieldsIn } from "./typed-fields.client";
