import { lazy, Suspense } from 'react';
import { isSecure } from '../secure-context/index.ts';

const InsecureHelp = lazy(async () => ({ default: (await import('./insecure-help.tsx')).InsecureHelp }));

/**
 * Tells the user, until dismissed, what is missing over plain HTTP, which (outside localhost) provides no service
 * worker and no safe storage, and how the server gets HTTPS. Loaded only where it is shown.
 */
export function InsecureNotice() {
  if (isSecure()) return null;
  return (
    <Suspense>
      <InsecureHelp />
    </Suspense>
  );
}
