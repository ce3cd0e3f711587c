import type { ReactNode } from 'react';
import { useMessages } from '../language/index.ts';
import { type LocalPreference, useLocalPreference } from '../local-preferences/index.ts';
import { Button } from '../ui/button.tsx';
import { useFocusKept } from './focus-heading.ts';
import { pageMessages } from './messages/index.ts';
import { Notice } from './notice.tsx';

interface DismissibleNoticeProps {
  readonly dismissed: LocalPreference<boolean>;
  readonly children: ReactNode;
}

/** A notice that this device does not show again once it is dismissed. */
export function DismissibleNotice({ dismissed, children }: DismissibleNoticeProps) {
  const m = useMessages(pageMessages);
  const [isDismissed, setDismissed] = useLocalPreference(dismissed);
  useFocusKept(isDismissed);
  if (isDismissed) return null;
  return (
    <Notice
      tone="plain"
      action={
        <Button variant="quiet" onPress={() => setDismissed(true)}>
          {m.dismiss}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
