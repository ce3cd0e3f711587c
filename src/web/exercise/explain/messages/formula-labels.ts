export interface FormulaLabels {
  readonly name: string;
  /** The formula in symbols. Its inputs have the names under which they are shown. */
  readonly formula: string;
  /** What it means and what it does not, in one or two sentences. */
  readonly meaning?: string;
  /** The publication: author, place and year. */
  readonly source: string;
  /** The range in which it is valid, and its accuracy. */
  readonly range: string;
}
