import type { ProgressionRule } from '#domain/exercise/index.ts';
import {
  defaultDeload,
  defaultMisses,
  hasOneRepMax,
  type Progression,
  progressionRuleOf,
  readProgression,
  takesLoad,
  usualWave,
} from '#domain/exercise/programming/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Grid } from '../../../ui/layout.tsx';
import { Select } from '../../../ui/select.tsx';
import { DecimalField, type LoadUnit } from '../../quantities/index.ts';
import { routinesMessages } from '../messages/index.ts';
import { QuantityField } from './quantity-field.tsx';
import { WaveFields } from './wave-fields.tsx';

export interface ProgressionFieldsProps {
  readonly rule: ProgressionRule | null;
  readonly tracking: string;
  /** The number of working sets in a new wave. */
  readonly workingSets: number;
  readonly unit: LoadUnit;
  /** The label and the description of the option for no progression. */
  readonly none: string;
  readonly noneText: string;
  readonly onChange: (rule: ProgressionRule | null) => void;
}

type Rule = 'none' | Progression['rule'];

export function ProgressionFields({
  rule,
  tracking,
  workingSets,
  unit,
  none,
  noneText,
  onChange,
}: ProgressionFieldsProps) {
  const m = useMessages(routinesMessages);
  const progression = readProgression(rule ?? undefined);
  const write = (next: Progression | null) => onChange(next && progressionRuleOf(next));
  const options = rulesFor(tracking).map((id) => ({ id, label: id === 'none' ? none : m.progressions[id] }));
  const textOf = { ...m.progressionText, none: noneText };
  const chosen: Rule = progression?.rule ?? 'none';
  return (
    <>
      <Select
        label={m.progression}
        options={options}
        placeholder={none}
        value={chosen}
        description={rule !== null && progression === null ? m.unknownRule : textOf[chosen]}
        onChange={(id) => {
          if (id !== chosen) write(progressionOf(id, workingSets));
        }}
      />
      {(progression?.rule === 'linear' || progression?.rule === 'double') && (
        <SteppingFields progression={progression} unit={unit} takesLoad={takesLoad(tracking)} onChange={write} />
      )}
      {progression?.rule === 'wave' && (
        <WaveFields progression={progression} workingSets={workingSets} unit={unit} onChange={write} />
      )}
    </>
  );
}

/** Returns the progressions that suit a tracking type. */
function rulesFor(tracking: string): readonly Rule[] {
  if (hasOneRepMax(tracking)) return ['none', 'linear', 'double', 'wave', 'byRpe'];
  if (tracking === 'reps') return ['none', 'double'];
  if (tracking === 'loadDuration') return ['none', 'linear'];
  return takesLoad(tracking) && tracking !== 'loadDistance' ? ['none', 'linear', 'double'] : ['none'];
}

function progressionOf(rule: Rule, workingSets: number): Progression | null {
  switch (rule) {
    case 'none':
      return null;
    case 'wave':
      return { rule, of: 'trainingMax', weeks: usualWave(Math.max(1, workingSets)) };
    case 'linear':
    case 'double':
    case 'byRpe':
      return { rule };
  }
}

interface SteppingFieldsProps {
  readonly progression: Extract<Progression, { rule: 'linear' | 'double' }>;
  readonly unit: LoadUnit;
  readonly takesLoad: boolean;
  readonly onChange: (progression: Progression) => void;
}

function SteppingFields({ progression, unit, takesLoad: hasLoad, onChange }: SteppingFieldsProps) {
  const m = useMessages(routinesMessages);
  const { step, misses = defaultMisses, deload = defaultDeload } = progression;
  if (!hasLoad) return null;
  return (
    <>
      <QuantityField
        label={m.step}
        description={m.stepText}
        unit={unit}
        value={step}
        onChange={(next) => onChange({ ...progression, step: next })}
      />
      <Grid columns={2} gap={3} align="end">
        <DecimalField
          label={m.misses}
          loneMark="thousands"
          value={misses}
          onChange={(value) => {
            if (value === null || (Number.isInteger(value) && value >= 1))
              onChange({ ...progression, misses: value ?? undefined });
          }}
        />
        <DecimalField
          label={m.deload}
          unit="%"
          loneMark="decimal"
          value={Math.round(deload * 10_000) / 100}
          onChange={(value) => {
            if (value === null || (value >= 0 && value <= 50))
              onChange({ ...progression, deload: value === null ? undefined : value / 100 });
          }}
        />
      </Grid>
    </>
  );
}
