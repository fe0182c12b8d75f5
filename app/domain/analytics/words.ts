const wordForm = /^[\w:./-]{1,60}$/;

/** Whether a text is a word of an event: a name of the product's own. */
export const isEventWord = (text: string): boolean => wordForm.test(text);

/** Text as a word of an event: what is no word of ours becomes `other`. */
export const toEventWord = (text: string): string => (isEventWord(text) ? text : "other");
