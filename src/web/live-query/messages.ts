import type { SubjectName } from './collections.ts';
import type { DocumentEvent } from './document-event.ts';
import type { Progress } from './subject.ts';

export type MessageToWorker =
  /** The first message. The language is that of the names of days. */
  | { readonly kind: 'start'; readonly locale: string }
  | { readonly kind: 'event'; readonly event: DocumentEvent }
  | { readonly kind: 'ask'; readonly ask: number; readonly subject: SubjectName; readonly query: unknown }
  | { readonly kind: 'cancel'; readonly ask: number }
  /** The user is typing, pressing or scrolling, so work that can wait should pause. */
  | { readonly kind: 'acting' };

export type MessageFromWorker =
  /** A part of the answer to a query. Answers are sent again when they change. */
  | { readonly kind: 'answer'; readonly ask: number; readonly answer: unknown }
  | { readonly kind: 'progress'; readonly subject: SubjectName; readonly progress: Progress }
  /** A chunk could not be read completely; `records` is the number of those whose content is missing. */
  | { readonly kind: 'unreadable'; readonly records: number };
