/**
 * The site has not answered: whether a post was done nobody can say (CPP-11). A `TypeError`, as what `fetch` throws where
 * no answer came at all.
 */
export class NoAnswer extends TypeError {
  override readonly name = "NoAnswer";
}
