import { Tokenizer } from "parse5";

// Parsers compare each attribute of a tag with all before it.
const maxAttributes = 200;

/** Thrown where a remote's body is too large, too deeply nested or has too many attributes. */
export class BodyTooComplex extends Error {}

/** An HTML tokenizer that throws `BodyTooComplex` for a tag with too many attributes. */
export class TagAttributeLimitTokenizer extends Tokenizer {
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
