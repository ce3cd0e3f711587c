import { lazy, memo, Suspense, useSyncExternalStore } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { AnswerPlace } from '../../live-answers/index.ts';
import type { AwaitedAnswer, EmbedPlace, EmbedPlaces } from './embeds.ts';

const AnswersOfLine = lazy(async () => ({ default: (await import('./answers-of-line.tsx')).AnswersOfLine }));

export interface EmbeddedAnswersProps {
  readonly places: EmbedPlaces<AwaitedAnswer>;
  /** The note that has the text; null for another text. */
  readonly noteKey: RecordKey | null;
}

/**
 * Renders answers into the places of a text that ask for them. Each line is asked once, however often it is shown.
 * Memoised so that a keystroke elsewhere in the text does not render it.
 */
export const EmbeddedAnswers = memo(function EmbeddedAnswers({ places: all, noteKey }: EmbeddedAnswersProps) {
  const shown = useSyncExternalStore(all.subscribe, all.read);
  return placesByLine(shown).map(({ key, line, places }) => (
    <Suspense key={key}>
      <AnswersOfLine line={line} places={places} noteKey={noteKey} />
    </Suspense>
  ));
});

interface PlacesOfLine {
  readonly key: string;
  readonly line: string;
  readonly places: readonly AnswerPlace[];
}

/** The line that is being edited keeps its key, so that its answer stays until that to the changed line is there. */
export function placesByLine(shown: readonly EmbedPlace<AwaitedAnswer>[]): readonly PlacesOfLine[] {
  const byKey = Map.groupBy(shown, ({ shown: { line, kind, isEdited } }) =>
    isEdited ? `edited ${kind}` : `shown ${line}`,
  );
  return Array.from(byKey).flatMap(([key, of]) => {
    const byLine = Map.groupBy(of, ({ shown }) => shown.line);
    return Array.from(byLine.entries(), ([line, places], at) => ({
      key: at === 0 ? key : `${key} ${line}`,
      line,
      places: places.map(({ id, element, shown }) => ({ id, element, ...shown })),
    }));
  });
}
