import { useMessages } from '../../language/index.ts';
import { useToday } from '../../time/index.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Grid } from '../../ui/layout.tsx';
import { MeasureField } from './measure-field.tsx';
import { bodyMessages } from './messages/index.ts';
import { useMeasureFormat } from './use-measure-format.ts';
import type { NamedMeasure } from './use-measures.ts';
import { useQuickEntry } from './use-quick-entry.ts';
import { useReadings } from './use-readings.ts';

/** A field for today's value of a measurement, saved with Enter. The latest body weight is offered on the next days. */
export function QuickEntry({ measure }: { readonly measure: NamedMeasure }) {
  const m = useMessages(bodyMessages);
  const { unitOf, unitWord } = useMeasureFormat();
  const { typed, setTyped, error, save } = useQuickEntry(measure, useOffered(measure));
  const unit = unitOf(measure.dimension);
  return (
    <Form label={m.log({ measurement: measure.name })} onSubmit={save}>
      <Grid columns="auto-end" gap={2} align="end">
        <MeasureField
          label={m.ofToday({ measurement: measure.name })}
          unit={unit}
          unitWord={unitWord(unit)}
          value={typed}
          error={error}
          enterKeyHint="done"
          onChange={setTyped}
        />
        <SubmitButton>{m.save}</SubmitButton>
      </Grid>
    </Form>
  );
}

function useOffered({ id }: NamedMeasure): string {
  const { inField } = useMeasureFormat();
  const today = useToday();
  const latest = useReadings().get(id)?.at(-1);
  return id !== 'body-weight' || latest === undefined || latest.day === today ? '' : inField(latest.value, 'mass');
}
