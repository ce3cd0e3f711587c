import { type RefObject, useCallback } from 'react';
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
}

/**
 * Stands in for the editor while that loads, so that no key is lost: what is typed here is the first of the text. While
 * first the text and then the editor is waited for, one stand-in follows another and goes on where that was.
 */
export function EarlyText({ label, placeholder, early }: EarlyTextProps) {
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
      field.addEventListener('input', onInput);
      return () => {
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
