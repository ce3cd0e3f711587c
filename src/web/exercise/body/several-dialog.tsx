import { useState } from 'react';
import type { LocalDay } from '#domain/kernel/index.ts';
import { DayField } from '../../day-and-time-fields/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, type FormErrors } from '../../ui/form.tsx';
import { Grid } from '../../ui/layout.tsx';
import { dayErrorOf } from '../editing/index.ts';
import { MeasureField } from './measure-field.tsx';
import { bodyMessages } from './messages/index.ts';
import { useMeasureFormat } from './use-measure-format.ts';
import { type NamedMeasure, useMeasures } from './use-measures.ts';
import { useReadTyped } from './use-read-typed.ts';
import { useReadingQuestion } from './use-reading-question.ts';
import { useReadings } from './use-readings.ts';
import { type NewReading, useWriteReadings } from './use-write-readings.ts';

export interface SeveralDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A dialog to log several measurements of one day. */
export function SeveralDialog({ isOpen, onClose }: SeveralDialogProps) {
  const m = useMessages(bodyMessages);
  return (
    <Dialog title={m.logMeasurements} closeLabel={m.close} isOpen={isOpen} onOpenChange={onClose}>
      <SeveralForm onDone={onClose} />
    </Dialog>
  );
}

function SeveralForm({ onDone }: { readonly onDone: () => void }) {
  const m = useMessages(bodyMessages);
  const { today } = useDocument();
  const measures = useMeasures();
  const read = useReadTyped();
  const write = useWriteReadings();
  const [day, setDay] = useState<LocalDay | null>(today());
  const [typedById, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const question = useReadingQuestion();
  const [asked, setAsked] = useState<string | null>(null);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const save = () => {
    const typed = measures.flatMap((measure) => {
      const text = typedById.get(measure.id)?.trim() ?? '';
      return text === '' ? [] : [{ measure, value: read(text, measure) }];
    });
    const wrong = typed.flatMap(({ measure, value }) =>
      'error' in value ? [{ name: measure.id, message: value.error }] : [],
    );
    const dayError = dayErrorOf(day, today(), m);
    if (dayError !== null) wrong.unshift({ name: 'day', message: dayError });
    const readings: readonly NewReading[] = typed.flatMap(({ measure, value }) =>
      'error' in value || day === null ? [] : [{ measure: measure.id, value, day }],
    );
    if (wrong.length > 0 || readings.length === 0) {
      setErrors({ title: wrong.length > 0 ? m.notSaved : m.nothingEntered, fields: wrong });
      return;
    }
    const doubtful = readings.flatMap((reading) => {
      const asking = question(reading);
      return asking === null ? [] : [{ name: reading.measure, message: m.saveToConfirm({ question: asking }) }];
    });
    const said = JSON.stringify(readings);
    if (doubtful.length > 0 && asked !== said) {
      setAsked(said);
      setErrors({ title: m.notSaved, fields: doubtful });
      return;
    }
    write(readings);
    onDone();
  };
  return (
    <Form label={m.logMeasurements} errors={errors} onSubmit={save}>
      <DayField name="day" label={m.date} value={day} onChange={setDay} />
      <MeasureFields
        measures={measures}
        typedById={typedById}
        onChange={(id, typed) => setTyped(new Map(typedById).set(id, typed))}
      />
      <SubmitButton isWide>{m.save}</SubmitButton>
    </Form>
  );
}

interface MeasureFieldsProps {
  readonly measures: readonly NamedMeasure[];
  readonly typedById: ReadonlyMap<string, string>;
  readonly onChange: (id: string, typed: string) => void;
}

function MeasureFields({ measures, typedById, onChange }: MeasureFieldsProps) {
  const m = useMessages(bodyMessages);
  const { unitOf, unitWord, inField } = useMeasureFormat();
  const readings = useReadings();
  const usual = measures.filter(({ id }) => id === 'body-weight' || readings.has(id));
  const [isAll, setAll] = useState(usual.length === 1);
  return (
    <>
      <Grid minColumn={8.5} gap={3} rowGap={4} align="end">
        {(isAll ? measures : usual).map(({ id, name, dimension }) => {
          const unit = unitOf(dimension);
          const last = readings.get(id)?.at(-1);
          return (
            <MeasureField
              key={id}
              name={id}
              label={name}
              unit={unit}
              unitWord={unitWord(unit)}
              value={typedById.get(id) ?? ''}
              {...(last !== undefined && { placeholder: inField(last.value, dimension) })}
              onChange={(typed) => onChange(id, typed)}
            />
          );
        })}
      </Grid>
      {!isAll && (
        <Button variant="quiet" onPress={() => setAll(true)}>
          {m.showAllMeasurements}
        </Button>
      )}
    </>
  );
}
