import { Plus, X } from 'lucide-react';
import type { Progression, WaveSet } from '#domain/exercise/programming/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useLatest } from '../../../lifecycle/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Select } from '../../../ui/select.tsx';
import { SecondaryText, Text } from '../../../ui/text.tsx';
import { offerUndo } from '../../../undo/index.ts';
import { DecimalField, type LoadUnit } from '../../quantities/index.ts';
import { routinesMessages } from '../messages/index.ts';
import styles from './fields.module.css';
import { QuantityField } from './quantity-field.tsx';

type Wave = Extract<Progression, { rule: 'wave' }>;
type Week = readonly WaveSet[];

export interface WaveFieldsProps {
  readonly progression: Wave;
  readonly workingSets: number;
  readonly unit: LoadUnit;
  readonly onChange: (progression: Progression) => void;
}

export function WaveFields({ progression, workingSets, unit, onChange }: WaveFieldsProps) {
  const m = useMessages(routinesMessages);
  const { count } = useTimeFormat();
  const { weeks, of, step } = progression;
  // undo applies to the current wave, so that later edits are kept
  const latest = useLatest(progression);
  const writeWeeks = (edit: (now: readonly Week[]) => readonly Week[]) =>
    onChange({ ...latest(), weeks: edit(latest().weeks) });
  const options = (['trainingMax', 'e1rm'] as const).map((id) => ({ id, label: m.waveOfOptions[id] }));
  return (
    <>
      <Select
        label={m.waveOf}
        options={options}
        placeholder={m.waveOfOptions.trainingMax}
        value={of}
        onChange={(id) => onChange({ ...progression, of: id })}
      />
      {of === 'trainingMax' && (
        <QuantityField
          label={m.waveStep}
          description={m.waveStepText}
          unit={unit}
          value={step}
          onChange={(next) => onChange({ ...progression, step: next })}
        />
      )}
      <Stack as="ol" gap={4}>
        {weeks.map((week, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no id; the index is their identity
          <Stack key={index} as="li" gap={2}>
            <Row touch align="center" justify="between">
              <Text size={2} weight="medium">
                {m.weekNumber({ week: count(index + 1) })}
              </Text>
              {weeks.length > 1 && (
                <IconButton
                  icon={<X />}
                  label={m.removeWeek({ week: count(index + 1) })}
                  onPress={() => {
                    writeWeeks((now) => now.toSpliced(index, 1));
                    const putBack = () => writeWeeks((now) => now.toSpliced(index, 0, week));
                    offerUndo(m.weekRemoved, putBack);
                  }}
                />
              )}
            </Row>
            <WeekFields
              week={week}
              name={count(index + 1)}
              sets={Math.max(workingSets, 1)}
              onChange={(edit) => writeWeeks((now) => now.with(index, edit(now[index] ?? [])))}
            />
          </Stack>
        ))}
      </Stack>
      <SecondaryText>{m.waveText}</SecondaryText>
      <Button icon={<Plus />} onPress={() => writeWeeks((now) => [...now, now.at(-1) ?? []])}>
        {m.addWeek}
      </Button>
    </>
  );
}

interface WeekFieldsProps {
  readonly week: Week;
  readonly name: string;
  readonly sets: number;
  readonly onChange: (edit: (now: Week) => Week) => void;
}

function WeekFields({ week, name, sets, onChange }: WeekFieldsProps) {
  const m = useMessages(routinesMessages);
  const { count } = useTimeFormat();
  const rows = Array.from({ length: Math.max(sets, week.length) }, (_, index) => week[index] ?? null);
  return rows.map((set, index) => {
    const names = { week: name, set: count(index + 1) };
    const write = (change: Partial<WaveSet>) => onChange((now) => withSet(now, index, change));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: sets of a wave have no id; the index is their identity
      <div key={index} className={styles.weekSet}>
        <DecimalField
          className={styles.number ?? ''}
          label={m.shareOfWeek(names)}
          isLabelHidden
          unit="%"
          loneMark="decimal"
          value={set === null ? null : Math.round(set.share * 10_000) / 100}
          onChange={(value) => {
            if (value !== null && value >= 1 && value <= 200) write({ share: value / 100 });
          }}
        />
        <span aria-hidden="true">×</span>
        <DecimalField
          className={styles.number ?? ''}
          label={m.repsOfWeek(names)}
          isLabelHidden
          loneMark="thousands"
          value={set?.reps ?? null}
          onChange={(value) => {
            if (value !== null && Number.isInteger(value) && value >= 1 && value <= 100) write({ reps: value });
          }}
        />
        <Checkbox
          aria-label={m.amrapOfWeek(names)}
          isSelected={set?.amrap === true}
          isDisabled={set === null}
          onChange={(amrap) => write({ amrap: amrap || undefined })}
        >
          {m.orMore}
        </Checkbox>
        {index > 0 && index === week.length - 1 && (
          <IconButton
            icon={<X />}
            label={m.removeFromWeek(names)}
            onPress={() => {
              onChange((now) => now.slice(0, index));
              const putBack = () => onChange((now) => [...now, ...week.slice(index)]);
              offerUndo(m.setRemovedFromWeek, putBack);
            }}
          />
        )}
      </div>
    );
  });
}

/** The initial values of a new set in a week. */
const newSet: WaveSet = { share: 0.7, reps: 5 };

/** Returns the week with one set changed. Missing sets before it become copies of the last one. */
function withSet(week: Week, index: number, change: Partial<WaveSet>): Week {
  const last = week.at(-1) ?? newSet;
  const filled = Array.from({ length: Math.max(week.length, index + 1) }, (_, at) => week[at] ?? last);
  return filled.with(index, { ...(filled[index] ?? newSet), ...change });
}
