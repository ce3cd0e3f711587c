import { defaultDeloadShare, type Programme } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Select } from '../../ui/select.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { DecimalField } from '../decimal-field.tsx';
import { routinesMessages } from './messages/index.ts';
import type { ChangeProgramme } from './programme-view.tsx';
import styles from './routines.module.css';

interface DeloadFieldsProps {
  readonly programme: Programme;
  readonly change: ChangeProgramme;
}

const never = '-';
const usualWeeks = [3, 4, 5, 6, 7, 8, 10, 12];

/** Fields for the deload of a programme: after how many weeks or rotations, and by how much. */
export function DeloadFields({ programme: { form = 'week', deloadWeeks }, change }: DeloadFieldsProps) {
  const m = useMessages(routinesMessages);
  const { every, share = defaultDeloadShare } = deloadWeeks ?? {};
  const offered = every === undefined || usualWeeks.includes(every) ? usualWeeks : [every, ...usualWeeks];
  return (
    <section className={styles.section} aria-label={m.deloadWeeks}>
      <Heading level={2} size={4}>
        {m.deloadWeeks}
      </Heading>
      <Text size={2} tone="muted">
        {m.deloadWeeksText[form === 'rotation' ? 'rotation' : 'week']}
      </Text>
      <Select
        label={m.deloadWeeks}
        isLabelHidden
        placeholder={m.deloadNever}
        options={[
          { id: never, label: m.deloadNever },
          ...offered
            .toSorted((a, b) => a - b)
            .map((count) => ({
              id: String(count),
              label: m.deloadEvery[form === 'rotation' ? 'rotation' : 'week']({ count }),
            })),
        ]}
        value={every === undefined ? never : String(every)}
        onChange={(id) =>
          change((draft) => {
            draft.deloadWeeks = id === never ? undefined : { every: Number(id), share };
          })
        }
      />
      {every !== undefined && (
        <DecimalField
          label={m.lighterBy}
          unreadableError={m.notANumber}
          unit="%"
          loneMark="decimal"
          value={Math.round(share * 10_000) / 100}
          onChange={(value) => {
            if (value === null || (value >= 5 && value <= 90))
              change((draft) => {
                draft.deloadWeeks = { every, share: value === null ? defaultDeloadShare : value / 100 };
              });
          }}
        />
      )}
    </section>
  );
}
