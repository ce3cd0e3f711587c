import { useState } from 'react';
import { readTypedPlan, type TypedPlan } from '#domain/exercise/programming/index.ts';
import { useMessages } from '../../language/index.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { LoadUnit } from '../load-unit.ts';
import { useDecimalMark } from '../use-decimal-mark.ts';
import { routinesMessages } from './messages/index.ts';

interface QuickSetsProps {
  readonly exercise: string;
  readonly unit: LoadUnit;
  /** Whether the sets are planned with a load. */
  readonly takesLoad: boolean;
  readonly onPlan: (plan: TypedPlan) => void;
}

/** Plans all sets of an exercise from one line, such as `3 × 8`. */
export function QuickSets({ exercise, unit, takesLoad, onPlan }: QuickSetsProps) {
  const m = useMessages(routinesMessages);
  const loneMark = useDecimalMark();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const plan = () => {
    const read = readTypedPlan(typed, { unit, loneMark });
    const isUsable = read !== null && (takesLoad || read.target.load === undefined);
    setWrong(!isUsable && typed.trim() !== '');
    if (isUsable) onPlan(read);
  };
  return (
    <TextField
      label={m.quickSetsOf({ exercise })}
      isLabelHidden
      placeholder={m.quickSetsExample}
      autoComplete="off"
      enterKeyHint="done"
      value={typed}
      error={isWrong ? m.quickSetsWrong : null}
      onChange={(text) => {
        setTyped(text);
        setWrong(false);
      }}
      onBlur={plan}
      onKeyDown={(event) => {
        if (event.key === 'Enter') plan();
      }}
    />
  );
}
