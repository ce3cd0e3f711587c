/** The start of an XML element. */
export interface Tag {
  readonly name: string;
  /** Returns the value of an attribute without entities; empty if there is none. */
  readonly attribute: (name: string) => string;
}

/** Receives the elements of a document in order. */
export interface TagHandler {
  readonly open: (tag: Tag) => void;
  readonly close: (name: string) => void;
}
