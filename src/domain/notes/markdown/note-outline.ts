import type { RecordKey } from '../../kernel/index.ts';

/** A range of the text in UTF-16 offsets; `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface NoteHeading {
  /** 1 to 6. */
  readonly level: number;
  /** Without markup. */
  readonly text: string;
  readonly from: number;
}

export interface OutgoingLink extends Span {
  /** Everything before the `|`, which is needed for a title that contains a `#`. */
  readonly name: string;
  /** The part before `#` and `|`; '' if the link points to a heading of its own note. */
  readonly target: string;
  readonly heading: string | null;
  readonly alias: string | null;
  readonly embed: boolean;
}

/** A link to an exercise, a workout or another Mensana record. */
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
  readonly tag: string;
}

export interface NoteTask {
  /** Without markup. */
  readonly text: string;
  /** The parts of the text that are code, in order. They state no time. */
  readonly code: readonly Span[];
  readonly done: boolean;
  /** The start of the marker `[ ]`. */
  readonly from: number;
  /** Counted from 1. */
  readonly line: number;
}

export interface Footnote {
  readonly label: string;
  /** The start of its definition. */
  readonly from: number;
}

/** The structured content of a note. All lists are in text order. */
export interface NoteOutline {
  readonly headings: readonly NoteHeading[];
  readonly links: readonly OutgoingLink[];
  readonly mentions: readonly Mention[];
  readonly webLinks: readonly WebLink[];
  readonly images: readonly NoteImage[];
  /** The SHA-256 of each image and file, without duplicates. */
  readonly attachments: readonly string[];
  readonly tags: readonly TextTag[];
  /** Without checkboxes that have no text, such as the one after the last task while a list is written. */
  readonly tasks: readonly NoteTask[];
  readonly footnotes: readonly Footnote[];
  /** Whether the note contains any link, including kinds not listed here, such as a link to a file. */
  readonly hasLink: boolean;
  readonly hasCode: boolean;
}
