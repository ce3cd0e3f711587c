import { Facet, StateEffect } from '@codemirror/state';
import type { messages } from './messages/en.ts';

export type PreviewMessages = typeof messages;

export type AttachedPicture = { readonly kind: 'image'; readonly url: string } | { readonly kind: 'file' | 'absent' };

export interface LivePreviewOptions {
  readonly words: PreviewMessages;
  /** A wiki link was pressed; a name that begins with `#` is a heading of this note. */
  readonly openNote: (name: string) => void;
  /** The id of the note that a wiki link means, null when there is none. */
  readonly resolve: (name: string) => string | null;
  /** A mention was pressed; `path` is what follows `mensana:`, such as `exercises/bench-press`. */
  readonly openMention: (path: string) => void;
  /** Whether what a mention leads to is in the trash, or was deleted for ever. */
  readonly isGone: (path: string) => boolean;
  /** A link to an attached file was pressed. */
  readonly openFile: (hash: string, name: string) => void;
  /** An address for the verified bytes of an attached image; `file`: it is no image that is shown, and can be saved. */
  readonly image: (hash: string) => Promise<AttachedPicture>;
  /** Resolves when what was absent is on this device, or the signal is aborted. */
  readonly imageArrival: (hash: string, signal: AbortSignal) => Promise<void>;
}

export const previewOptions = Facet.define<LivePreviewOptions, LivePreviewOptions | null>({
  combine: ([options]) => options ?? null,
});

/** Draws again what is in view: titles have changed, or an image has arrived. */
export const refreshPreview = StateEffect.define<null>();
