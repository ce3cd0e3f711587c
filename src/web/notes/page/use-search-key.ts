import { useNavigate } from '@tanstack/react-router';
import { type RefCallback, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { listLink } from '../../links/notes.ts';
import type { NotesRoute } from '../list/index.ts';

/**
 * Moves focus to the search field on Mod+Shift+F from anywhere in the section. If a note covers the list, navigates to
 * the list first.
 *
 * @returns ref for the search field
 */
export function useSearchKey({ list, sort }: NotesRoute): RefCallback<HTMLInputElement> {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const isDue = useRef(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isSearchKey(event)) return;
    event.preventDefault();
    if (field.current !== null) return enter(field.current);
    isDue.current = true;
    void navigate(listLink(list, sort));
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return useCallback((input: HTMLInputElement | null) => {
    field.current = input;
    if (input === null || !isDue.current) return;
    isDue.current = false;
    // after the page has focused its heading
    requestAnimationFrame(() => enter(input));
  }, []);
}

function enter(input: HTMLInputElement): void {
  input.focus();
  input.select();
}

function isSearchKey({ code, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return code === 'KeyF' && shiftKey && !altKey && ctrlKey !== metaKey;
}
