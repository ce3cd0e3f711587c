import { useMessages } from '../language/index.ts';
import { isSecure } from '../secure-context/index.ts';
import { pageMessages } from './messages/index.ts';
import { Notice } from './notice.tsx';

/** Off localhost, plain http has no service worker and no safe storage: the person hears of it at once. */
export function InsecureNotice() {
  const m = useMessages(pageMessages);
  return isSecure() ? null : <Notice tone="warn">{m.insecure}</Notice>;
}
