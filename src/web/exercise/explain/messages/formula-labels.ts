export interface FormulaLabels {
  readonly name: string;
  /** The formula in symbols. Its inputs have the names under which they are shown. */
  readonly formula: string;
  /** What the number means and what it does not mean, in one or two sentences. */
  readonly meaning?: string;
  /** The publication: author, place and year. */
  readonly source: string;
  /** The range in which the formula is valid, and its accuracy. */
  readonly range: string;
}
