/** Content of a paste that could not be kept, counted by kind. */
export interface LeftOut {
  readonly images: number;
  /** Videos, audio and frames. */
  readonly media: number;
  /** Links that kept their text but not their URL. */
  readonly links: number;
}
