import { routine } from '#domain/exercise/index.ts';
import { plannedExercises } from '#domain/exercise/programming/index.ts';
import { readRecord } from '#domain/kernel/index.ts';
import { plannedSetLines, routinesMessages, useCatalogue, useLoadUnits } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { PlainList, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useImportFormat } from '../words/use-import-format.ts';
import type { ShownContent } from './shown-content.ts';

/** Shows the exercises of a routine with their planned sets. */
export function ShownRoutine({ content: { leaves, names } }: { readonly content: ShownContent }) {
  const m = useMessages(routinesMessages);
  const catalogue = useCatalogue();
  const unitOf = useLoadUnits();
  const { count, percent } = useImportFormat();
  const planned = plannedExercises(leaves);
  const { remark } = readRecord(routine, leaves).value;
  return (
    <>
      {remark !== undefined && <Text personal>{remark}</Text>}
      {planned.length === 0 && <Text tone="muted">{m.noExercises}</Text>}
      <PlainList gap={3} full>
        {planned.map(({ id, exercise, sets }) => {
          const known = catalogue.get(exercise);
          const unit = unitOf(known);
          const targets = sets.map(({ target }) => target);
          return (
            <Stack key={id} as="li" grow>
              <Text weight="medium" personal>
                {known?.name ?? names.get(exercise) ?? m.unknownExercise}
              </Text>
              <PlainList paddingX={4} numeric>
                {plannedSetLines(targets, { m, unit, number: count, percent }).map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be the same
                  <li key={at}>{line}</li>
                ))}
              </PlainList>
            </Stack>
          );
        })}
      </PlainList>
    </>
  );
}
