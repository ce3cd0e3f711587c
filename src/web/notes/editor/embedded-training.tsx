import { memo, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { LocalDay } from '#domain/kernel/index.ts';
import { printTrainingEmbed } from '#domain/notes/markdown/index.ts';
import { DayTraining } from '../../day-training/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat, useToday } from '../../time/index.ts';
import { Link } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import { dayLink } from '../link-targets.ts';
import type { EmbedHosts } from './embed-hosts.ts';
import styles from './embedded-training.module.css';
import { editorMessages } from './messages/index.ts';

export interface EmbeddedTrainingProps {
  readonly hosts: EmbedHosts<LocalDay | null>;
  /** The day of the note; null if it has none. */
  readonly noteDay: LocalDay | null;
}

/** Renders the training of days into the places of a text that show it. Memoised like the answers beside it. */
export const EmbeddedTraining = memo(function EmbeddedTraining({ hosts, noteDay }: EmbeddedTrainingProps) {
  const places = useSyncExternalStore(hosts.subscribe, hosts.read);
  return places.map(({ id, element, shown }) =>
    createPortal(<TrainingIn day={shown ?? noteDay} />, element, String(id)),
  );
});

function TrainingIn({ day }: { readonly day: LocalDay | null }) {
  const m = useMessages(editorMessages);
  const today = useToday();
  return (
    <span className={styles.block}>
      {day === null ? (
        <Text as="span" size={2} tone="muted">
          {m.trainingWithoutDay({ example: printTrainingEmbed(today) })}
        </Text>
      ) : (
        <TrainingOf day={day} />
      )}
    </span>
  );
}

function TrainingOf({ day }: { readonly day: LocalDay }) {
  const m = useMessages(editorMessages);
  const { wholeDay } = useTimeFormat();
  return (
    <>
      <Link variant="quiet" {...dayLink(day)} className={styles.day ?? ''}>
        {m.trainingOn({ day: wholeDay(day) })}
      </Link>
      <Suspense>
        <DayTraining
          day={day}
          empty={
            <Text as="span" size={2} tone="muted">
              {m.noTraining}
            </Text>
          }
        />
      </Suspense>
    </>
  );
}
