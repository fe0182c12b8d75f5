import { Tokenizer } from "parse5";

// Parsers compare each attribute of a tag with all before it.
const maxAttributes = 200;

/** The body is too large or too deeply nested. */
export class BodyTooComplex extends Error {}

/** Refuses a tag with too many attributes. */
export class AttributeLimitTokenizer extends Tokenizer {
  #attributes = 0;

  protected override _createStartTagToken() {
    this.#attributes = 0;
    super._createStartTagToken();
  }

  protected override _createEndTagToken() {
    this.#attributes = 0;
    super._createEndTagToken();
  }

  protected override _createAttr(first: string) {
    this.#attributes += 1;
    if (this.#attributes > maxAttributes)
      throw new BodyTooComplex(`more than ${maxAttributes} attributes`);
    super._createAttr(first);
  }
}
