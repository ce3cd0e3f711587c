import { useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import styles from './body.module.css';
import { MeasureField } from './measure-field.tsx';
import { bodyMessages } from './messages/index.ts';
import { useMeasureFormat } from './use-measure-format.ts';
import type { NamedMeasure } from './use-measures.ts';
import { useReadTyped } from './use-read-typed.ts';
import { useReadingQuestion } from './use-reading-question.ts';
import { useWriteReadings } from './use-write-readings.ts';

/** A field for today's value of a measurement, saved with Enter. */
export function QuickEntry({ measure }: { readonly measure: NamedMeasure }) {
  const m = useMessages(bodyMessages);
  const { unitOf, unitWord } = useMeasureFormat();
  const { today } = useDocument();
  const read = useReadTyped();
  const write = useWriteReadings();
  const [typed, setTyped] = useState('');
  const question = useReadingQuestion();
  const [asked, setAsked] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const unit = unitOf(measure.dimension);
  const save = () => {
    const value = read(typed, measure);
    if ('error' in value) return setError(value.error);
    const asking = question({ measure: measure.id, value, day: today() });
    if (asking !== null && asked !== typed) {
      setAsked(typed);
      return setError(m.saveToConfirm({ question: asking }));
    }
    write([{ measure: measure.id, value, day: today() }]);
    setTyped('');
  };
  return (
    <Form label={m.log({ measurement: measure.name })} onSubmit={save}>
      <div className={styles.quick}>
        <MeasureField
          label={m.ofToday({ measurement: measure.name })}
          unit={unit}
          unitWord={unitWord(unit)}
          value={typed}
          error={error}
          enterKeyHint="done"
          onChange={(next) => {
            setTyped(next);
            setError(null);
          }}
        />
        <Button variant="primary" type="submit">
          {m.save}
        </Button>
      </div>
    </Form>
  );
}
