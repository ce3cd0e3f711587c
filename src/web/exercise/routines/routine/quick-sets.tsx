import { useRef, useState } from 'react';
import { readTypedPlan, type TypedPlan } from '#domain/exercise/programming/index.ts';
import { useMessages } from '../../../language/index.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { type LoadUnit, useDecimalMark } from '../../quantities/index.ts';
import { routinesMessages } from '../messages/index.ts';

interface QuickSetsProps {
  readonly exercise: string;
  readonly unit: LoadUnit;
  /** Whether the sets are planned with a load. */
  readonly takesLoad: boolean;
  readonly onPlan: (plan: TypedPlan) => void;
  /** Called after Enter has planned the sets, when the field is about to lose the focus. */
  readonly onEnter: () => void;
}

/** Plans all sets of an exercise from one line, such as `3 × 8`. */
export function QuickSets({ exercise, unit, takesLoad, onPlan, onEnter }: QuickSetsProps) {
  const m = useMessages(routinesMessages);
  const loneMark = useDecimalMark();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isPlanned = useRef(false);
  /** @returns whether the sets are planned */
  const plan = () => {
    if (isPlanned.current) return true; // the field loses the focus after Enter
    const read = readTypedPlan(typed, { unit, loneMark });
    const isUsable = read !== null && (takesLoad || read.target.load === undefined);
    setWrong(!isUsable && typed.trim() !== '');
    if (!isUsable) return false;
    isPlanned.current = true;
    onPlan(read);
    return true;
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
        if (event.key !== 'Enter') return;
        event.preventDefault(); // otherwise Enter would also press the button that receives the focus
        if (plan()) onEnter();
      }}
    />
  );
}
