import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { importLink } from '../links/import.ts';
import { bringsFiles } from '../page/index.ts';
import { dropFiles } from './files/dropped-files.ts';
import { filesOfDrop } from './files/listed-entries.ts';

// Loaded when files are dragged into the app, which few people ever do.
const DropVeil = lazy(() => import('./drop-veil.tsx'));

/** Starts an import of files that are dropped in the app, except in places that use files themselves. */
export function DropToImport() {
  const navigate = useNavigate();
  const [isDragging, setDragging] = useState(false);
  const drop = useEffectEvent((carried: DataTransfer) => {
    dropFiles(filesOfDrop(carried));
    void navigate(importLink);
  });
  useEffect(() => {
    const ending = new AbortController();
    const listen = (kind: 'dragover' | 'drop', handle: (carried: DataTransfer) => void) =>
      document.addEventListener(
        kind,
        (event) => {
          const { dataTransfer } = event;
          const isMeant = dataTransfer !== null && bringsFiles(event);
          setDragging(isMeant && kind === 'dragover');
          if (!isMeant) return;
          event.preventDefault();
          handle(dataTransfer);
        },
        { signal: ending.signal },
      );
    listen('dragover', (carried) => {
      carried.dropEffect = 'copy';
    });
    listen('drop', drop);
    document.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setDragging(false); // the pointer left the window
      },
      { signal: ending.signal },
    );
    return () => ending.abort();
  }, []);
  return <Suspense fallback={null}>{isDragging && <DropVeil />}</Suspense>;
}
