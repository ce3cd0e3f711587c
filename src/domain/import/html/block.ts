import type { TextPart } from '../draft/index.ts';

/** The marks of a text, as bits. */
export const marks = { strong: 1, em: 2, del: 4, mark: 8 } as const;

export interface Link {
  readonly address: string;
}

/** What applies to a text because of the elements around it. */
export interface InlineStyle {
  readonly marks: number;
  readonly link: Link | null;
}

/** A part of a line. */
export type Inline =
  | ({ readonly kind: 'text' | 'code'; readonly text: string } & InlineStyle)
  /** An image, or anything else that is already Markdown. */
  | ({ readonly kind: 'object'; readonly part: TextPart } & InlineStyle)
  | { readonly kind: 'break' }
  | { readonly kind: 'checkbox'; readonly isTicked: boolean };

export type Line = readonly Inline[];

export type Block =
  | {
      readonly kind: 'paragraph';
      readonly lines: readonly Line[];
      /** Whether no empty line separates it from the paragraph before. */
      readonly isTight: boolean;
    }
  | { readonly kind: 'heading'; readonly level: number; readonly line: Line }
  | { readonly kind: 'code'; readonly text: string; readonly language: string }
  | {
      readonly kind: 'quote';
      readonly blocks: readonly Block[];
      /** The type and the title of a callout; absent for a quotation. */
      readonly callout?: { readonly type: string; readonly title: string };
    }
  | ListBlock
  | TableBlock
  | { readonly kind: 'rule' };

export interface ListBlock {
  readonly kind: 'list';
  /** The first number; null for bullets. */
  readonly start: number | null;
  readonly items: ListItem[];
}

export interface ListItem {
  /** Whether a task is done; null if the item is no task. */
  readonly isTicked: boolean | null;
  readonly blocks: readonly Block[];
}

export interface TableBlock {
  readonly kind: 'table';
  /** The first row becomes the header, which Markdown requires. */
  readonly rows: readonly (readonly TableCell[])[];
  readonly alignments: readonly ('center' | 'end' | null)[];
}

/** The lines of a cell. */
export type TableCell = readonly Line[];
