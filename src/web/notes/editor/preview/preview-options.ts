import { Facet, StateEffect } from '@codemirror/state';
import type { LocalDay } from '#domain/kernel/index.ts';
import type { messages } from './messages/en.ts';

export type PreviewMessages = typeof messages;

export type AttachedPicture = { readonly kind: 'image'; readonly url: string } | { readonly kind: 'file' | 'absent' };

export interface LivePreviewOptions {
  readonly words: PreviewMessages;
  /** Opens a pressed wiki link; a name that starts with `#` is a heading of this note. */
  readonly openNote: (name: string) => void;
  /** Returns the id of a wiki link's target note; null if there is none. */
  readonly resolve: (name: string) => string | null;
  /** Opens a pressed mention; `path` is the part after `mensana:`, such as `exercises/bench-press`. */
  readonly openMention: (path: string) => void;
  /** Returns whether the target of a mention is in the trash or permanently deleted. */
  readonly isGone: (path: string) => boolean;
  readonly openFile: (hash: string, name: string) => void;
  /**
   * Resolves to a URL for the verified bytes of an attached image, or to `file` if the attachment cannot be displayed
   * as an image but only saved.
   */
  readonly image: (hash: string) => Promise<AttachedPicture>;
  /** Resolves when a missing file has reached this device, or the signal is aborted. */
  readonly imageArrival: (hash: string, signal: AbortSignal) => Promise<void>;
  /**
   * Shows the training of a day in an element of the text, as long as the element is there.
   *
   * @param day null for the day of the note
   * @returns a function that ends it
   */
  readonly showTraining: (host: HTMLElement, day: LocalDay | null) => () => void;
}

export const previewOptions = Facet.define<LivePreviewOptions, LivePreviewOptions | null>({
  combine: ([options]) => options ?? null,
});

/** Updates the decorations of the visible text, for example after a note was renamed or an image was loaded. */
export const refreshPreview = StateEffect.define<null>();
