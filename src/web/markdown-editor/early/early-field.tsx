import { useCallback, useEffect, useRef } from 'react';
import { onPageGone } from '../view/on-page-gone.ts';
import type { EarlyCursor, EarlyText } from './early.ts';
import styles from './early-field.module.css';

export interface EarlyFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly early: EarlyText;
  /**
   * Saves the typed text if the page closes before the editor has loaded.
   *
   * @returns whether the text was saved
   */
  readonly onGone: (typed: string) => boolean;
}

/**
 * Text field that stands in for the editor while it loads, so that no keystroke is lost. The editor takes over its text
 * and cursor. There can be two stand-ins in a row, one while the body loads and one while the editor loads; the second
 * continues where the first left off.
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
    const stop = onPageGone(leave);
    return () => {
      stop();
      // Runs before the field is removed, while it still has focus.
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

/** Returns the end of the text to which a key moves the cursor, on Macs and elsewhere. */
function endOfText({ key, ctrlKey, metaKey }: KeyboardEvent): EarlyCursor | null {
  if ((ctrlKey && key === 'End') || (metaKey && key === 'ArrowDown')) return 'end';
  if ((ctrlKey && key === 'Home') || (metaKey && key === 'ArrowUp')) return 'start';
  return null;
}
