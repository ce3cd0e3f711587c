import { programme } from '#domain/exercise/index.ts';
import { programmeDays } from '#domain/exercise/programming/index.ts';
import { type Leaves, readRecord } from '#domain/kernel/index.ts';
import { routinesMessages, useProgrammeLabels, useWeekdayNames } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { useRecords } from '../../replica/index.ts';
import { useWeekStart } from '../../time/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { importMessages } from '../messages/index.ts';
import { useImportFormat } from '../words/use-import-format.ts';
import { Fact } from './fact.tsx';
import type { ShownContent } from './shown-content.ts';

/** Shows how a programme is scheduled and whether it is running. */
export function ProgrammeFacts({ leaves }: { readonly leaves: Leaves }) {
  const m = useMessages(routinesMessages);
  const { facts } = useMessages(importMessages);
  const { value } = readRecord(programme, leaves);
  const status = useProgrammeLabels({ value });
  return (
    <>
      {value.form !== undefined && <Fact name={m.form}>{m.forms[value.form]}</Fact>}
      <Fact name={facts.status}>{status}</Fact>
    </>
  );
}

/** Lists the days of a programme with their routines. */
export function ProgrammeDays({ content: { leaves, names } }: { readonly content: ShownContent }) {
  const m = useMessages(routinesMessages);
  const weekdayOf = useWeekdayNames();
  const weekStart = useWeekStart();
  const { count } = useImportFormat();
  const routines = useRecords('routines');
  const nameOf = (id: string) => {
    const here = routines.find((routine) => routine.id === id);
    return here === undefined ? (names.get(`routines/${id}`) ?? m.deletedRoutine) : (here.value.name ?? '');
  };
  return (
    <Stack as="dl" gap={1}>
      {programmeDays(readRecord(programme, leaves).value, weekStart).map(({ id, weekday, routine }, at) => (
        <Fact key={id} name={weekday === null ? m.dayNumber({ number: count(at + 1) }) : weekdayOf(weekday)}>
          <span dir="auto">{routine === null ? m.restDay : nameOf(routine) || m.routine}</span>
        </Fact>
      ))}
    </Stack>
  );
}
