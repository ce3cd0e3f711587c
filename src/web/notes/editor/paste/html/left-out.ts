/** What of a pasted text could not be kept, by kind. */
export interface LeftOut {
  readonly images: number;
  /** Videos, sounds and frames. */
  readonly media: number;
  /** Links whose words were kept without their address. */
  readonly links: number;
}
