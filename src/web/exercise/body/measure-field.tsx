import type { MeasureUnit } from '#domain/exercise/body/index.ts';
import { useMessages } from '../../language/index.ts';
import { Suffix } from '../../ui/field.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import { bodyMessages } from './messages/index.ts';

export interface MeasureFieldProps extends Omit<TextFieldProps, 'inputMode' | 'after' | 'type'> {
  readonly unit: MeasureUnit;
  readonly unitWord: string;
}

/**
 * A field for a number with its unit. Stones and pounds are typed separately because numeric keypads have no space key.
 */
export function MeasureField({ unit, unitWord, ...field }: MeasureFieldProps) {
  const m = useMessages(bodyMessages);
  return (
    <TextField
      autoComplete="off"
      {...(unit === 'st' && { placeholder: m.stonesExample })}
      {...field}
      inputMode={unit === 'st' ? 'text' : 'decimal'}
      after={unitWord !== '' && <Suffix aria-hidden="true">{unitWord}</Suffix>}
    />
  );
}
