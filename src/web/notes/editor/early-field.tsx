import { useCallback, useEffect, useRef } from 'react';
import styles from './body-editor.module.css';
import type { EarlyCursor, EarlyText } from './use-early-text.ts';

export interface EarlyFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly early: EarlyText;
  /** Keeps what was typed where the page goes before the editor came. @returns whether it could */
  readonly onGone: (typed: string) => boolean;
}

const pageGoes = ['beforeunload', 'pagehide'] as const;

/**
 * Stands in for the editor while that loads, so that no key is lost: what is typed here is the first of the text, and where
 * the cursor was put, it stands. While first the text and then the editor is waited for, one stand-in follows another and
 * goes on where that was.
 */
export function EarlyField({ label, placeholder, early, onGone }: EarlyFieldProps) {
  const latest = useRef({ early, onGone });
  useEffect(() => {
    latest.current = { early, onGone };
  });
  const keep = useCallback((field: HTMLTextAreaElement) => {
    const before = latest.current.early.known();
    let pieces = before?.pieces ?? [];
    let cursor = before?.cursor ?? null;
    field.value = pieces.join('');
    if (before?.hadFocus) field.focus();
    const onInput = () => {
      const known = pieces.join('');
      pieces = field.value.startsWith(known) ? [...pieces, field.value.slice(known.length)] : [field.value];
      latest.current.early.hold(field.value !== '');
    };
    const onPointerDown = ({ clientX, clientY }: PointerEvent) => {
      cursor = { x: clientX, y: clientY };
    };
    const onKeyDown = (event: KeyboardEvent) => {
      cursor = endOfText(event) ?? cursor;
    };
    const leave = () => {
      if (pieces.length === 0 || !latest.current.onGone(pieces.join(''))) return;
      pieces = [];
      field.value = '';
      latest.current.early.leave(null);
      latest.current.early.hold(false);
    };
    field.addEventListener('input', onInput);
    field.addEventListener('pointerdown', onPointerDown);
    field.addEventListener('keydown', onKeyDown);
    // the first of them comes before the document hands over what was typed last; some phones send the second alone
    for (const event of pageGoes) window.addEventListener(event, leave);
    return () => {
      for (const event of pageGoes) window.removeEventListener(event, leave);
      // Before it leaves the page, while it still has the focus.
      latest.current.early.leave({ pieces, hadFocus: document.activeElement === field, cursor });
    };
  }, []);
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

/** Where a key leads in a whole text, as the keys of Macs and of others are. */
function endOfText({ key, ctrlKey, metaKey }: KeyboardEvent): EarlyCursor | null {
  if ((ctrlKey && key === 'End') || (metaKey && key === 'ArrowDown')) return 'end';
  if ((ctrlKey && key === 'Home') || (metaKey && key === 'ArrowUp')) return 'start';
  return null;
}
