import { useMessages } from '../language/index.ts';
import { flag, LocalPreference } from '../local-preferences/index.ts';
import { isSecure } from '../secure-context/index.ts';
import { DismissibleNotice } from './dismissible-notice.tsx';
import { pageMessages } from './messages/index.ts';
import { NoticeDetails } from './notice-details.tsx';

const dismissed = new LocalPreference('mensana-insecure-read', flag);

/**
 * Tells the user, until dismissed, what is missing over plain HTTP, which (outside localhost) provides no service
 * worker and no safe storage, and how the server gets HTTPS.
 */
export function InsecureNotice() {
  const m = useMessages(pageMessages);
  if (isSecure()) return null;
  return (
    <DismissibleNotice dismissed={dismissed}>
      {m.insecure}
      <NoticeDetails summary={m.httpsWays}>
        <ul>
          <li>{m.httpsByProxy}</li>
          <li>{m.httpsBuiltIn}</li>
          <li>{m.httpsByTunnel}</li>
        </ul>
      </NoticeDetails>
    </DismissibleNotice>
  );
}
