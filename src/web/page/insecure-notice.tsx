import { useMessages } from '../language/index.ts';
import { isSecure } from '../secure-context/index.ts';
import { pageMessages } from './messages/index.ts';
import { Notice } from './notice.tsx';

/** Warns the user about plain HTTP, which (outside localhost) provides no service worker and no safe storage. */
export function InsecureNotice() {
  const m = useMessages(pageMessages);
  return isSecure() ? null : <Notice tone="warn">{m.insecure}</Notice>;
}
