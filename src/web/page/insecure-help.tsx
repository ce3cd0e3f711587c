import { useMessages } from '../language/index.ts';
import { flag, LocalPreference } from '../local-preferences/index.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { MarkedList } from '../ui/marked-list.tsx';
import { DismissibleNotice } from './dismissible-notice.tsx';
import { insecureMessages } from './insecure/messages/index.ts';

const dismissed = new LocalPreference('mensana-insecure-read', flag);

/** Says what is missing over plain HTTP until it is dismissed, and how the server gets HTTPS. */
export function InsecureHelp() {
  const m = useMessages(insecureMessages);
  return (
    <DismissibleNotice dismissed={dismissed}>
      {m.insecure}
      <Disclosure summary={m.httpsWays}>
        <MarkedList gap={1}>
          <li>{m.httpsByProxy}</li>
          <li>{m.httpsBuiltIn}</li>
          <li>{m.httpsByTunnel}</li>
        </MarkedList>
      </Disclosure>
    </DismissibleNotice>
  );
}
