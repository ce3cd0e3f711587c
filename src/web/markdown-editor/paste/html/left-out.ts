/** The number of pasted elements that could not be kept, by kind. */
export interface LeftOut {
  readonly images: number;
  /** Videos, audio and frames. */
  readonly media: number;
  /** Links that kept their text but not their URL. */
  readonly links: number;
}
