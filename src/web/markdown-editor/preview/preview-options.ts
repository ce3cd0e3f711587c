import { Facet, StateEffect } from '@codemirror/state';
import type { LocalDay } from '#domain/kernel/index.ts';
import type { AnswerCode, TimeLabel } from '#domain/notes/markdown/index.ts';
import type { PreviewMessages } from './messages/index.ts';

type AttachedPicture =
  | { readonly kind: 'image'; readonly url: string }
  | { readonly kind: 'audio' | 'video'; readonly url: string }
  | { readonly kind: 'file' | 'absent' };

/** An answer within the text. */
export interface ShownAnswer extends Pick<AnswerCode, 'kind' | 'line'> {
  /** Whether the cursor is in its code. */
  readonly isEdited: boolean;
  /** Puts the cursor into its code; null in a text that is not edited. */
  readonly edit: (() => void) | null;
}

/** What the preview needs of the app to show a text. */
export interface PreviewHost {
  readonly links: {
    /** Opens a pressed wiki link; a name that starts with `#` is a heading of this text. */
    readonly openNote: (name: string) => void;
    /** Returns whether a wiki link has a target. */
    readonly hasNote: (name: string) => boolean;
    /** Opens a pressed mention; `path` is the part after `mensana:`, such as `exercises/bench-press`. */
    readonly openMention: (path: string) => void;
    /** Returns whether the target of a mention is in the trash or permanently deleted. */
    readonly isGone: (path: string) => boolean;
    /** Returns the tag as which a hashtag counts if it is an earlier name; null otherwise. Both without `#`. */
    readonly currentTag: (written: string) => string | null;
  };
  readonly files: {
    /** Saves a file to the device when its link is pressed. Files are never opened in the page. */
    readonly open: (hash: string, name: string) => void;
    /**
     * Resolves to a URL for the verified bytes of an attached image, sound or video, or to `file` if the attachment can
     * only be saved.
     */
    readonly picture: (hash: string) => Promise<AttachedPicture>;
    /** Resolves when a missing file has reached this device, or the signal is aborted. */
    readonly arrival: (hash: string, signal: AbortSignal) => Promise<void>;
  };
  /** Formats the time of a task: a day and minutes after midnight, null without a time of day. */
  readonly timeLabel: TimeLabel;
  /**
   * Shows the training of a day in an element of the text, as long as the element is there.
   *
   * @param day null for the day of the text
   * @returns a function that ends it
   */
  readonly showTraining: (place: HTMLElement, day: LocalDay | null) => () => void;
  /**
   * Shows the answer to a line in an element of the text, as long as the element is there.
   *
   * @returns a function that ends it
   */
  readonly showAnswer: (place: HTMLElement, shown: ShownAnswer) => () => void;
}

export interface PreviewOptions {
  readonly labels: PreviewMessages;
  /** Returns the current host. The function stays the same, so that a new host does not draw the text again. */
  readonly host: () => PreviewHost;
}

export const previewOptions = Facet.define<PreviewOptions, PreviewOptions | null>({
  combine: ([options]) => options ?? null,
});

/** Updates the decorations of the visible text, for example after a note was renamed or an image was loaded. */
export const refreshPreview = StateEffect.define<null>();
