import { memo, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { LocalDay } from '#domain/kernel/index.ts';
import { printTrainingEmbed } from '#domain/notes/markdown/index.ts';
import { DayTraining } from '../../day-training/index.ts';
import { useMessages } from '../../language/index.ts';
import { dayLink } from '../../links/notes.ts';
import { useTimeFormat, useToday } from '../../time/index.ts';
import { Link } from '../../ui/link.tsx';
import { Surface } from '../../ui/surface.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import type { EmbedPlaces } from './embeds.ts';
import { embedMessages } from './messages/index.ts';

export interface EmbeddedTrainingProps {
  readonly places: EmbedPlaces<LocalDay | null>;
  /** The day of the note; null if it has none. */
  readonly noteDay: LocalDay | null;
}

/** Renders the training of days into the places of a text that show it. Memoised like the answers beside it. */
export const EmbeddedTraining = memo(function EmbeddedTraining({ places: all, noteDay }: EmbeddedTrainingProps) {
  const places = useSyncExternalStore(all.subscribe, all.read);
  return places.map(({ id, element, shown }) =>
    createPortal(
      // its messages may still load; if the editor waited for them, too, it would lose this place
      <Suspense>
        <TrainingIn day={shown ?? noteDay} isOfNote={shown === null || shown === noteDay} />
      </Suspense>,
      element,
      String(id),
    ),
  );
});

interface TrainingInProps {
  readonly day: LocalDay | null;
  /** Whether it is the day of the note, which need not be said again. */
  readonly isOfNote: boolean;
}

function TrainingIn({ day, isOfNote }: TrainingInProps) {
  const m = useMessages(embedMessages);
  const today = useToday();
  return (
    <Surface as="span" scale="small" gap={1}>
      {day === null ? (
        <SecondaryText as="span">{m.trainingWithoutDay({ example: printTrainingEmbed(today) })}</SecondaryText>
      ) : (
        <TrainingOf day={day} isOfNote={isOfNote} />
      )}
    </Surface>
  );
}

function TrainingOf({ day, isOfNote }: TrainingInProps & { readonly day: LocalDay }) {
  const m = useMessages(embedMessages);
  const { wholeDay } = useTimeFormat();
  return (
    <>
      <Link variant="quiet" touch {...dayLink(day)}>
        <SecondaryText as="span">{isOfNote ? m.training : m.trainingOn({ day: wholeDay(day) })}</SecondaryText>
      </Link>
      <Suspense>
        <DayTraining day={day} empty={<SecondaryText as="span">{m.noTraining}</SecondaryText>} />
      </Suspense>
    </>
  );
}
