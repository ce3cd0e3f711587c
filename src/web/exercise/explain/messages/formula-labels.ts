/** What a person reads about a formula. */
export interface FormulaLabels {
  readonly name: string;
  /** The formula with its symbols, the inputs by the names under which they are shown. */
  readonly formula: string;
  /** What it is and what it is not, in a sentence or two. */
  readonly meaning?: string;
  /** Who published it, where and when. */
  readonly source: string;
  /** Where it holds, and how far. */
  readonly range: string;
}
