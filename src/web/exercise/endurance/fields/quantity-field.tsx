import { checkWithin, heartRateBounds } from '#domain/exercise/plausible/index.ts';
import { loneMarkIn, type Quantity, type Unit } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import {
  DecimalField,
  type DecimalFieldProps,
  lengthShown,
  typedQuantity,
  useDecimalMark,
} from '../../quantities/index.ts';
import { enduranceMessages } from '../messages/index.ts';

export interface QuantityFieldProps
  extends Pick<DecimalFieldProps, 'label' | 'description' | 'isReadOnly' | 'loneMark'> {
  readonly unit: Unit;
  readonly quantity: Quantity | undefined;
  readonly onChange: (quantity: Quantity | undefined) => void;
}

/** A field for a length of 0 or more. It saves while the user types. */
export function QuantityField({ unit, quantity, onChange, loneMark, ...rest }: QuantityFieldProps) {
  const m = useMessages(enduranceMessages);
  const mark = useDecimalMark();
  return (
    <DecimalField
      {...rest}
      unit={unit}
      loneMark={loneMark ?? loneMarkIn(unit, mark)}
      unreadableError={m.notNegative}
      allows={(value) => value >= 0}
      value={lengthShown(quantity, unit)}
      onChange={(value, typed) => onChange(typedQuantity(value, typed, unit))}
    />
  );
}

type BeatsFieldProps = Omit<DecimalFieldProps, 'unit' | 'loneMark' | 'unreadableError' | 'check'>;

/** A field for a heart rate that refuses impossible values. */
export function BeatsField(props: BeatsFieldProps) {
  const m = useMessages(enduranceMessages);
  const { count } = useTimeFormat();
  const check = (beats: number) => {
    const checked = checkWithin(beats, heartRateBounds);
    return checked.ok ? null : m.notAHeartRate({ min: count(checked.error.min), max: count(checked.error.max) });
  };
  return <DecimalField {...props} unit={m.beatsSign} loneMark="thousands" check={check} />;
}
