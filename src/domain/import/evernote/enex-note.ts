/** A note of an ENEX file, as written. */
export interface EnexNote {
  /** Counts notes from 1 within the file. */
  readonly number: number;
  /** By the name of the element: `title`, `created`, `updated`, and attributes such as `source-url`. */
  readonly fields: ReadonlyMap<string, string>;
  readonly tags: readonly string[];
  /** ENML. */
  readonly content: string;
  readonly resources: readonly EnexResource[];
  readonly tasks: readonly EnexTask[];
}

export interface EnexResource {
  /** MD5 of its bytes, by which the content refers to it. */
  readonly hash: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isTooLarge: boolean;
  readonly mime: string;
  /** Empty if it has none. */
  readonly fileName: string;
}

/** By the name of the element: `title`, `taskStatus`, `dueDate`. */
export type EnexTask = ReadonlyMap<string, string>;

/** What the reader of ENEX yields: notes, and notes whose end is missing. */
export type EnexItem =
  | { readonly kind: 'note'; readonly note: EnexNote }
  | { readonly kind: 'unfinished'; readonly number: number; readonly title: string };
