import type { RecordKey } from '../../kernel/index.ts';

/** Where something stands in the text: UTF-16 offsets, `to` behind its end. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface NoteHeading {
  /** 1 to 6. */
  readonly level: number;
  /** Without marks. */
  readonly text: string;
  readonly from: number;
}

export interface OutgoingLink extends Span {
  /** Everything before the `|`, as a title with a `#` in it needs. */
  readonly name: string;
  /** What stands before `#` and `|`; '' where the link names a heading of its own note. */
  readonly target: string;
  readonly heading: string | null;
  readonly alias: string | null;
  readonly embed: boolean;
}

/** A link to an exercise, a workout or another record of ours. */
export interface Mention extends Span {
  readonly key: RecordKey;
  /** Without the `@`. */
  readonly label: string;
}

export interface WebLink extends Span {
  /** With its scheme: http, https or mailto. */
  readonly address: string;
  readonly label: string;
}

export interface NoteImage extends Span {
  readonly address: string;
  readonly alt: string;
}

export interface TextTag extends Span {
  /** As typed, without the `#`. */
  readonly name: string;
  /** The normalised name. */
  readonly tag: string;
}

export interface NoteTask {
  /** Without marks. */
  readonly text: string;
  readonly done: boolean;
  /** Where the marker `[ ]` begins. */
  readonly from: number;
  /** Counted from 1. */
  readonly line: number;
}

export interface Footnote {
  readonly label: string;
  /** Where its definition begins. */
  readonly from: number;
}

/** What a note says beyond its words. All lists stand in the order of the text. */
export interface NoteOutline {
  readonly headings: readonly NoteHeading[];
  readonly links: readonly OutgoingLink[];
  readonly mentions: readonly Mention[];
  readonly webLinks: readonly WebLink[];
  readonly images: readonly NoteImage[];
  /** The SHA-256 of each image and file, once. */
  readonly attachments: readonly string[];
  readonly tags: readonly TextTag[];
  readonly tasks: readonly NoteTask[];
  readonly footnotes: readonly Footnote[];
  /** Whether anything leads on, also to what is not listed here, such as a file. */
  readonly hasLink: boolean;
  readonly hasCode: boolean;
}
