import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { recordKey } from '#domain/kernel/index.ts';
import { useDocument } from '../../replica/index.ts';
import { noteIdIn } from '../list/index.ts';

/** How long a body is kept open in case the press does not become a click. */
const keptMs = 2_000;

/**
 * Starts loading a note's body when the user presses a link to it, so that it has usually loaded when the press ends.
 */
export function useOpenAhead(): void {
  const document = useDocument();
  const router = useRouter();
  useEffect(() => {
    const opened = new Map<() => void, number>();
    const open = ({ target, isPrimary, button }: PointerEvent) => {
      const place = target instanceof Element ? target.closest('[data-href], a[href]') : null;
      const id = noteIdIn(router, place?.getAttribute('data-href') ?? place?.getAttribute('href') ?? '');
      if (id === null || !isPrimary || button !== 0 || !document.ready) return;
      const letGo = document.watchBody(recordKey('notes', id));
      opened.set(
        letGo,
        window.setTimeout(() => {
          opened.delete(letGo);
          letGo();
        }, keptMs),
      );
    };
    window.addEventListener('pointerdown', open, { capture: true, passive: true });
    return () => {
      window.removeEventListener('pointerdown', open, { capture: true });
      for (const [letGo, timer] of opened) {
        window.clearTimeout(timer);
        letGo();
      }
    };
  }, [document, router]);
}
