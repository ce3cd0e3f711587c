import { type RefObject, useCallback, useEffect, useRef } from 'react';
import styles from './body-editor.module.css';

/** What was typed before the editor was there. */
export interface Early {
  /** As it was put in, one after the other: what is too long for a note is refused by itself. */
  readonly pieces: readonly string[];
  readonly hadFocus: boolean;
}

export interface EarlyTextProps {
  readonly label: string;
  readonly placeholder: string;
  /** Where the editor finds what was typed. */
  readonly early: RefObject<Early | null>;
  /** Keeps what was typed where the page goes before the editor came. @returns whether it could */
  readonly onGone: (typed: string) => boolean;
}

const pageGoes = ['beforeunload', 'pagehide'] as const;

/**
 * Stands in for the editor while that loads, so that no key is lost: what is typed here is the first of the text. While
 * first the text and then the editor is waited for, one stand-in follows another and goes on where that was.
 */
export function EarlyText({ label, placeholder, early, onGone }: EarlyTextProps) {
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  const keep = useCallback(
    (field: HTMLTextAreaElement) => {
      const before = early.current;
      let pieces = before?.pieces ?? [];
      field.value = pieces.join('');
      if (before?.hadFocus) field.focus();
      const onInput = () => {
        const known = pieces.join('');
        pieces = field.value.startsWith(known) ? [...pieces, field.value.slice(known.length)] : [field.value];
      };
      const leave = () => {
        if (pieces.length === 0 || !gone.current(pieces.join(''))) return;
        pieces = [];
        field.value = '';
        early.current = null;
      };
      field.addEventListener('input', onInput);
      // the first of them comes before the document hands over what was typed last; some phones send the second alone
      for (const event of pageGoes) window.addEventListener(event, leave);
      return () => {
        for (const event of pageGoes) window.removeEventListener(event, leave);
        // Before it leaves the page, while it still has the focus.
        early.current = { pieces, hadFocus: document.activeElement === field };
      };
    },
    [early],
  );
  return (
    <textarea
      ref={keep}
      className={styles.early}
      dir="auto"
      aria-label={label}
      aria-busy="true"
      placeholder={placeholder}
      data-early-text=""
    />
  );
}
