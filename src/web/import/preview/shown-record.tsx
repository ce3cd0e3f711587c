import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { bar, exercise, gear, measure, musclesByPart, plate, routine } from '#domain/exercise/index.ts';
import { plannedExercises } from '#domain/exercise/programming/index.ts';
import { collectionOf, type Leaves, type RecordKey, readRecord } from '#domain/kernel/index.ts';
import { attachment, savedSearch } from '#domain/notes/index.ts';
import { fileSize } from '../../attachments/index.ts';
import {
  bodyMessages,
  enduranceMessages,
  libraryMessages,
  plannedSetLines,
  routinesMessages,
  useCatalogue,
  useLoadUnits,
} from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { PlainList, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import { useImportFormat } from '../words/use-import-format.ts';
import { Fact } from './fact.tsx';
import { recordKind } from './record-kind.ts';
import type { ShownContent } from './shown-content.ts';
import { ProgrammeDays, ProgrammeFacts } from './shown-programme.tsx';

export interface ShownRecordProps {
  readonly record: RecordKey;
  readonly content: ShownContent;
}

/** Shows a record of this app that is neither a note nor a session: its name, its kind and its main content. */
export function ShownRecord({ record, content }: ShownRecordProps) {
  const m = useMessages(importMessages);
  const name = content.leaves.get('name')?.value;
  return (
    <>
      <Stack as="dl" gap={1}>
        {typeof name === 'string' && name !== '' && (
          <Fact name={m.facts.name}>
            <span dir="auto">{name}</span>
          </Fact>
        )}
        <Fact name={m.facts.kind}>{recordKind(record, m)}</Fact>
        {factsOf(collectionOf(record), content.leaves)}
      </Stack>
      {partsOf(collectionOf(record), content)}
    </>
  );
}

function factsOf(collection: string, leaves: Leaves): ReactNode {
  switch (collection) {
    case 'exercises':
      return <ExerciseFacts leaves={leaves} />;
    case 'programmes':
      return <ProgrammeFacts leaves={leaves} />;
    case 'measures':
      return <MeasureFacts leaves={leaves} />;
    case 'bars':
    case 'plates':
      return <EquipmentFacts leaves={leaves} />;
    case 'gear':
      return <GearFacts leaves={leaves} />;
    case 'attachments':
      return <FileFacts leaves={leaves} />;
    case 'searches':
      return <SearchFacts leaves={leaves} />;
    default:
      return null;
  }
}

function partsOf(collection: string, content: ShownContent): ReactNode {
  if (collection === 'routines') return <ShownRoutine content={content} />;
  return collection === 'programmes' ? <ProgrammeDays content={content} /> : null;
}

interface FactsProps {
  readonly leaves: Leaves;
}

function MeasureFacts({ leaves }: FactsProps) {
  const m = useMessages(bodyMessages);
  const { dimension } = readRecord(measure, leaves).value;
  const dimensions: Readonly<Record<string, string>> = m.dimensions;
  return dimension === undefined ? null : <Fact name={m.type}>{dimensions[dimension] ?? dimension}</Fact>;
}

/** A bar, or plates of one weight. */
function EquipmentFacts({ leaves }: FactsProps) {
  const { facts } = useMessages(importMessages);
  const { mass, count } = useImportFormat();
  const { mass: ofBar } = readRecord(bar, leaves).value;
  const { mass: ofPlate, count: plateCount } = readRecord(plate, leaves).value;
  const weight = ofBar ?? ofPlate;
  return (
    <>
      {weight !== undefined && <Fact name={facts.mass}>{mass(weight.si)}</Fact>}
      {plateCount !== undefined && <Fact name={facts.plateCount}>{count(plateCount)}</Fact>}
    </>
  );
}

function GearFacts({ leaves }: FactsProps) {
  const { facts } = useMessages(importMessages);
  const m = useMessages(enduranceMessages);
  const { distance } = useImportFormat();
  const { kind, startDistance } = readRecord(gear, leaves).value;
  const kinds: Readonly<Record<string, string>> = m.kinds;
  return (
    <>
      {kind !== undefined && <Fact name={m.type}>{kinds[kind] ?? kind}</Fact>}
      {startDistance !== undefined && <Fact name={facts.startDistance}>{distance(startDistance.si)}</Fact>}
    </>
  );
}

function FileFacts({ leaves }: FactsProps) {
  const { facts } = useMessages(importMessages);
  const { locale } = useLocale();
  const { bytes } = readRecord(attachment, leaves).value;
  return bytes === undefined ? null : <Fact name={facts.size}>{fileSize(bytes, locale)}</Fact>;
}

function SearchFacts({ leaves }: FactsProps) {
  const { facts } = useMessages(importMessages);
  const { query } = readRecord(savedSearch, leaves).value;
  return query === undefined ? null : <Fact name={facts.query}>{query}</Fact>;
}

/** Shows what distinguishes an exercise, or what the user changed about one of the library. */
function ExerciseFacts({ leaves }: { readonly leaves: Leaves }) {
  const m = useMessages(libraryMessages);
  const { listed } = useImportFormat();
  const { value } = readRecord(exercise, leaves);
  const { tracking, equipment, cue } = value;
  const { main, helping } = musclesByPart(value);
  const named = (muscles: readonly string[]) => listed(muscles.map((muscle) => m.muscles[muscle] ?? muscle));
  return (
    <>
      {tracking !== undefined && <Fact name={m.kind}>{m.trackings[tracking] ?? tracking}</Fact>}
      {equipment !== undefined && <Fact name={m.equipmentUsed}>{m.equipment[equipment] ?? equipment}</Fact>}
      {main.length > 0 && <Fact name={m.trains}>{named(main)}</Fact>}
      {helping.length > 0 && <Fact name={m.helps}>{named(helping)}</Fact>}
      {cue !== undefined && (
        <Fact name={m.cue}>
          <span dir="auto">{cue}</span>
        </Fact>
      )}
    </>
  );
}

/** Shows the exercises of a routine with their planned sets. */
function ShownRoutine({ content: { leaves, names } }: { readonly content: ShownContent }) {
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
