import { useMessages } from '../../language/index.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Grid } from '../../ui/layout.tsx';
import { MeasureField } from './measure-field.tsx';
import { bodyMessages } from './messages/index.ts';
import { useMeasureFormat } from './use-measure-format.ts';
import type { NamedMeasure } from './use-measures.ts';
import { useQuickEntry } from './use-quick-entry.ts';

/** A field for today's value of a measurement, saved with Enter. */
export function QuickEntry({ measure }: { readonly measure: NamedMeasure }) {
  const m = useMessages(bodyMessages);
  const { unitOf, unitWord } = useMeasureFormat();
  const { typed, setTyped, error, save } = useQuickEntry(measure);
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
