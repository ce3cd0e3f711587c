import { defaultDeloadShare, type Programme } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { assign } from '../../replica/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { OptionalSelect } from '../../ui/optional-select.tsx';
import { SecondaryText, SectionHeading } from '../../ui/text.tsx';
import type { Change } from '../editing/index.ts';
import { DecimalField } from '../quantities/index.ts';
import { routinesMessages } from './messages/index.ts';

interface DeloadFieldsProps {
  readonly programme: Programme;
  readonly change: Change<Programme>;
}

const usualWeeks = [3, 4, 5, 6, 7, 8, 10, 12];

/** Fields for the deload of a programme: after how many weeks or rotations, and by how much. */
export function DeloadFields({ programme: { form = 'week', deloadWeeks }, change }: DeloadFieldsProps) {
  const m = useMessages(routinesMessages);
  const turn = form === 'rotation' ? 'rotation' : 'week';
  const { every, share = defaultDeloadShare } = deloadWeeks ?? {};
  const offered = every === undefined || usualWeeks.includes(every) ? usualWeeks : [every, ...usualWeeks];
  return (
    <Stack as="section" gap={3} aria-label={m.deloadWeeks}>
      <SectionHeading>{m.deloadWeeks}</SectionHeading>
      <SecondaryText>{m.deloadWeeksText[turn]}</SecondaryText>
      <OptionalSelect
        label={m.deloadWeeks}
        isLabelHidden
        none={m.deloadNever}
        options={offered
          .toSorted((a, b) => a - b)
          .map((count) => ({ id: String(count), label: m.deloadEvery[turn]({ count }) }))}
        value={every === undefined ? null : String(every)}
        onChange={(id) => change(assign({ deloadWeeks: id === null ? undefined : { every: Number(id), share } }))}
      />
      {every !== undefined && (
        <DecimalField
          label={m.lighterBy}
          unit="%"
          loneMark="decimal"
          value={Math.round(share * 10_000) / 100}
          onChange={(value) => {
            if (value === null || (value >= 5 && value <= 90))
              change(assign({ deloadWeeks: { every, share: value === null ? defaultDeloadShare : value / 100 } }));
          }}
        />
      )}
    </Stack>
  );
}
