import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { MeasureDimension } from '#domain/exercise/body/index.ts';
import { compareText, orderBetween } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { measureLink } from '../../links/exercise.ts';
import { assign, useDocument } from '../../replica/index.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, type FormErrors } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { bodyMessages } from './messages/index.ts';
import type { NamedMeasure } from './use-measures.ts';

export interface OwnMeasureDialogProps {
  /**
   * The measurement to edit; null to create one. The unit of an existing measurement is fixed because another unit
   * would change the meaning of its values.
   */
  readonly measure: NamedMeasure | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function OwnMeasureDialog({ measure, isOpen, onClose }: OwnMeasureDialogProps) {
  const m = useMessages(bodyMessages);
  return (
    <Dialog
      title={measure === null ? m.addMeasurement : m.rename}
      closeLabel={m.close}
      isOpen={isOpen}
      onOpenChange={onClose}
    >
      <OwnMeasureForm measure={measure} onClose={onClose} />
    </Dialog>
  );
}

const dimensions: readonly MeasureDimension[] = ['length', 'mass', 'share', 'count', 'duration'];

function OwnMeasureForm({ measure, onClose }: Omit<OwnMeasureDialogProps, 'isOpen'>) {
  const m = useMessages(bodyMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const [name, setName] = useState(measure?.name ?? '');
  const [dimension, setDimension] = useState<MeasureDimension>('length');
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const save = () => {
    const typed = name.trim();
    if (typed === '') {
      setErrors({ title: m.nameMissing, fields: [{ name: 'name', message: m.nameMissing }] });
      return;
    }
    onClose();
    if (measure !== null) {
      document.changeRecord('measures', measure.id, assign({ name: typed }));
      return;
    }
    const last = document
      .records('measures')
      .flatMap(({ value }) => value.order ?? [])
      .sort(compareText)
      .at(-1);
    const id = document.createRecord(
      'measures',
      assign({ name: typed, dimension, order: orderBetween(last ?? null, null) }),
    );
    void navigate(measureLink(id));
  };
  return (
    <Form label={m.measurement} errors={errors} onSubmit={save}>
      <TextField name="name" label={m.name} value={name} onChange={setName} autoFocus autoComplete="off" />
      {measure === null && (
        <Select
          label={m.type}
          options={dimensions.map((id) => ({ id, label: m.dimensions[id] }))}
          value={dimension}
          onChange={setDimension}
        />
      )}
      <SubmitButton isWide>{m.save}</SubmitButton>
    </Form>
  );
}
