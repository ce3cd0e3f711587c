import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../language/index.ts';
import { Row } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import type { LinkTarget } from '../ui/link-target.ts';
import { SectionHeading } from '../ui/text.tsx';
import { historyMessages } from './messages/index.ts';
import type { PastVersion } from './past-states.ts';
import type { History } from './use-history.ts';
import { useVersionMoment } from './use-version-moment.ts';

export interface Neighbours {
  /** Null while the part of the list that contains the version is not loaded. */
  readonly version: PastVersion | null;
  readonly newer: PastVersion | null;
  readonly older: PastVersion | null;
}

/** Returns the next newer and the next older version. Loads another part of the list if it contains the older one. */
export function useNeighbours(id: string, { value, error, loadMore }: History): Neighbours {
  const versions = (value?.states ?? []).filter((state) => state.kind === 'version');
  const at = versions.findIndex((version) => version.id === id);
  const isAtEnd = value !== null && value.next !== null && (at === -1 || at === versions.length - 1) && error === null;
  const loaded = value?.states.length ?? 0;
  const load = useEffectEvent(loadMore);
  useEffect(() => {
    if (isAtEnd && loaded > 0) load();
  }, [isAtEnd, loaded]);
  if (at === -1) return { version: null, newer: null, older: null };
  return { version: versions[at] ?? null, newer: versions[at - 1] ?? null, older: versions[at + 1] ?? null };
}

export interface VersionHeadProps extends Neighbours {
  readonly linkOf: (version: string) => LinkTarget;
}

/** Shows when a version was written, with links to the next newer and the next older version. */
export function VersionHead({ version, newer, older, linkOf }: VersionHeadProps) {
  const m = useMessages(historyMessages);
  const moment = useVersionMoment();
  if (version === null) return null;
  return (
    <Row gap={3} rowGap={2} align="center" justify="between" wrap>
      <SectionHeading>{m.at(moment(version.writtenAt))}</SectionHeading>
      <Row as="nav" gap={3} rowGap={2} align="center" wrap aria-label={m.versions}>
        {newer !== null && (
          <Link variant="quiet" touch {...linkOf(newer.id)}>
            <ChevronUp aria-hidden="true" />
            {m.newer}
          </Link>
        )}
        {older !== null && (
          <Link variant="quiet" touch {...linkOf(older.id)}>
            <ChevronDown aria-hidden="true" />
            {m.older}
          </Link>
        )}
      </Row>
    </Row>
  );
}
