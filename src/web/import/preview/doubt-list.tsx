import { useState } from 'react';
import { dimensionOf, isKnownMeasure, knownMeasures } from '#domain/exercise/body/index.ts';
import type { DraftDoubt } from '#domain/import/implausible/index.ts';
import type { ListedDoubt } from '#domain/import/plan/index.ts';
import { type MeasureFormat, useMeasureFormat } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PlainList, Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText, SectionHeading, Text } from '../../ui/text.tsx';
import { type ImportMessages, importMessages } from '../messages/index.ts';
import { type ImportFormat, useImportFormat } from '../words/use-import-format.ts';
import { useItemTitle } from '../words/use-item-title.ts';
import type { PreviewProps } from './preview-props.ts';

const shownAtFirst = 10;
const shownMore = 100;

/** Lists the values that are probably wrong, each of which the user can confirm. */
export function DoubtList({ state, session }: PreviewProps) {
  const m = useMessages(importMessages);
  const [most, setMost] = useState(shownAtFirst);
  const { doubts, doubtCount } = state.plan;
  const { confirmed } = state.answers;
  if (doubtCount === 0) return null;
  const rest = doubtCount - doubts.length;
  const confirm = (id: string, isConfirmed: boolean) => {
    const others = confirmed.filter((each) => each !== id);
    session.answer({ confirmed: isConfirmed ? [...others, id] : others });
  };
  return (
    <Stack as="section" ruled gap={4} paddingTop={6} align="start">
      <div>
        <SectionHeading>{m.doubtsTitle}</SectionHeading>
        <Text tone="muted">{m.doubtsText}</Text>
      </div>
      <PlainList gap={3} full aria-label={m.doubtsTitle}>
        {doubts.slice(0, most).map((doubt) => (
          <DoubtRow
            key={doubt.id}
            doubt={doubt}
            isConfirmed={confirmed.includes(doubt.id)}
            onConfirm={(isConfirmed) => confirm(doubt.id, isConfirmed)}
          />
        ))}
        {most >= doubts.length && rest > 0 && (
          <Stack as="li" grow>
            {m.moreDoubts({ count: rest })}
          </Stack>
        )}
      </PlainList>
      {most < doubts.length && <Button onPress={() => setMost(most + shownMore)}>{m.showMore}</Button>}
    </Stack>
  );
}

interface DoubtRowProps {
  readonly doubt: ListedDoubt;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

function DoubtRow({ doubt, isConfirmed, onConfirm }: DoubtRowProps) {
  const m = useMessages(importMessages);
  const format = useImportFormat();
  const measures = useMeasureFormat();
  const titleOf = useItemTitle();
  const named = ({ title, value }: ListedDoubt) =>
    value === null ? titleOf(title) : m.valueOf({ name: titleOf(title), value: amountText(value, format) });
  const { set, at, origin } = doubt;
  const title = set === null ? named(doubt) : m.setOf({ exercise: set.exercise, number: format.count(set.set) });
  const where = [...(at === null ? [] : [format.day(at)]), ...(set === null ? [] : [doubt.title]), origin];
  return (
    <Row as="li" gap={4} rowGap={0} align="center" justify="between" wrap>
      <Stack basis={18}>
        <Text weight="medium" personal>
          {title}
        </Text>
        <Text size={2}>{doubtText(doubt.doubt, m, { format, measures })}</Text>
        <SecondaryText personal>{where.filter((part) => part !== '').join(' · ')}</SecondaryText>
      </Stack>
      <Checkbox isSelected={isConfirmed} onChange={onConfirm} aria-label={`${m.importAsIs}: ${title}`}>
        {m.importAsIs}
      </Checkbox>
    </Row>
  );
}

/** Writes an amount with the unit that the files say. */
function amountText({ value, unit }: NonNullable<ListedDoubt['value']>, { count }: ImportFormat): string {
  return unit === null ? count(value) : `${count(value)} ${unit}`;
}

/** Says why a value is probably wrong, with the amounts in the user's units. */
function doubtText(
  doubt: DraftDoubt,
  { doubts }: ImportMessages,
  { format, measures }: { readonly format: ImportFormat; readonly measures: MeasureFormat },
): string {
  const { mass, distance, climb, duration, count } = format;
  switch (doubt.code) {
    case 'exercise/day-to-come':
    case 'exercise/day-long-past':
    case 'exercise/instant-to-come':
    case 'exercise/instant-long-past':
    case 'exercise/out-of-bounds':
    case 'exercise/end-before-start':
    case 'exercise/unusual-reading':
      return doubts[doubt.code];
    case 'exercise/faster-than-anybody':
    case 'exercise/slower-than-anybody':
    case 'exercise/longer-than-a-day':
      return doubts[doubt.code]({ shown: duration(doubt.seconds) });
    case 'exercise/climb-beyond-distance':
      return doubts[doubt.code]({ shown: climb(doubt.climb), other: distance(doubt.distance) });
    case 'exercise/moving-beyond-elapsed':
      return doubts[doubt.code]({ shown: duration(doubt.moving), other: duration(doubt.elapsed) });
    case 'exercise/far-from-other-reading': {
      const { measure, value } = doubt.other;
      const dimension = dimensionOf(isKnownMeasure(measure) ? knownMeasures[measure] : undefined);
      return doubts[doubt.code]({ shown: measures.valueLabels(value, dimension) });
    }
    case 'import/average-above-highest':
      return doubts[doubt.code]({ shown: count(doubt.average), other: count(doubt.max) });
    case 'import/unlikely-load':
      return doubts[doubt.code]({ shown: mass(doubt.load), other: mass(doubt.most) });
    case 'import/far-from-other-sets':
      return doubts[doubt.code]({ shown: mass(doubt.load), other: mass(doubt.usual) });
    case 'import/unlikely-reps':
      return doubts[doubt.code]({ shown: count(doubt.reps) });
    case 'import/unlikely-set-length':
    case 'import/unlikely-workout-length':
    case 'import/too-short-for-sets':
      return doubts[doubt.code]({ shown: duration(doubt.seconds) });
  }
}
