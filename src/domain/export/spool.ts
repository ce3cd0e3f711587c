/** Storage outside memory for what an export has read, such as a temporary file. */
export interface Spool {
  /** Appends a block. Its number is that of the blocks before it. */
  readonly append: (block: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Reads the block with a number. */
  readonly read: (block: number) => Promise<Uint8Array<ArrayBuffer>>;
}
