import { useMessages } from '../language/index.ts';
import { flag, LocalPreference, useLocalPreference } from '../local-preferences/index.ts';
import { isSecure } from '../secure-context/index.ts';
import { Button } from '../ui/button.tsx';
import { useFocusKept } from './focus-heading.ts';
import { pageMessages } from './messages/index.ts';
import { Notice } from './notice.tsx';
import styles from './page.module.css';

const dismissed = new LocalPreference('mensana-insecure-read', flag);

/**
 * Tells the user, until dismissed, what is missing over plain HTTP, which (outside localhost) provides no service
 * worker and no safe storage, and how the server gets HTTPS.
 */
export function InsecureNotice() {
  const m = useMessages(pageMessages);
  const [isDismissed, setDismissed] = useLocalPreference(dismissed);
  useFocusKept(isDismissed);
  if (isSecure() || isDismissed) return null;
  return (
    <Notice
      tone="plain"
      action={
        <Button variant="quiet" onPress={() => setDismissed(true)}>
          {m.dismiss}
        </Button>
      }
    >
      {m.insecure}
      <details className={styles.ways}>
        <summary>{m.httpsWays}</summary>
        <ul>
          <li>{m.httpsByProxy}</li>
          <li>{m.httpsBuiltIn}</li>
          <li>{m.httpsByTunnel}</li>
        </ul>
      </details>
    </Notice>
  );
}
