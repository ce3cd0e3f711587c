import { useState } from 'react';
import type { ListedDoubt } from '#domain/import/plan/index.ts';
import { useMeasureFormat } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PlainList, Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText, SectionHeading, Text } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import { type ImportFormat, useImportFormat } from '../words/use-import-format.ts';
import { useItemTitle } from '../words/use-item-title.ts';
import { doubtText } from './doubt-text.ts';
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
