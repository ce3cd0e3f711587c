import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Reading } from '#domain/exercise/body/index.ts';
import { type LocalDay, recordKey } from '#domain/kernel/index.ts';
import { DayField } from '../../day-and-time-fields/index.ts';
import { useMessages } from '../../language/index.ts';
import { dayLink } from '../../links/notes.ts';
import { useDocument } from '../../replica/index.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, type FormErrors } from '../../ui/form.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { offerUndo } from '../../undo/index.ts';
import { dayErrorOf } from '../editing/index.ts';
import { MeasureField } from './measure-field.tsx';
import { bodyMessages } from './messages/index.ts';
import { useMeasureFormat } from './use-measure-format.ts';
import type { NamedMeasure } from './use-measures.ts';
import { useReadTyped } from './use-read-typed.ts';
import { useReadingQuestion } from './use-reading-question.ts';

export interface ReadingDialogProps {
  readonly measure: NamedMeasure;
  /** The value to edit; null while the dialog is closed. */
  readonly reading: Reading | null;
  readonly onClose: () => void;
}

export function ReadingDialog({ measure, reading, onClose }: ReadingDialogProps) {
  const m = useMessages(bodyMessages);
  return (
    <Dialog title={m.editEntry} closeLabel={m.close} isOpen={reading !== null} onOpenChange={onClose}>
      {reading !== null && <ReadingForm measure={measure} reading={reading} onDone={onClose} />}
    </Dialog>
  );
}

interface ReadingFormProps {
  readonly measure: NamedMeasure;
  readonly reading: Reading;
  readonly onDone: () => void;
}

function ReadingForm({ measure, reading, onDone }: ReadingFormProps) {
  const m = useMessages(bodyMessages);
  const document = useDocument();
  const { unitOf, unitWord, inField } = useMeasureFormat();
  const read = useReadTyped();
  const before = inField(reading.value, measure.dimension);
  const [typed, setTyped] = useState(before);
  const [day, setDay] = useState<LocalDay | null>(reading.day);
  const [remark, setRemark] = useState(reading.remark ?? '');
  const question = useReadingQuestion();
  const [asked, setAsked] = useState<string | null>(null);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const unit = unitOf(measure.dimension);
  const save = () => {
    const value = read(typed, measure);
    const dayError = dayErrorOf(day, document.today(), m);
    if ('error' in value || day === null || dayError !== null) {
      const fields = [
        ...('error' in value ? [{ name: 'value', message: value.error }] : []),
        ...(dayError === null ? [] : [{ name: 'day', message: dayError }]),
      ];
      setErrors({ title: m.notSaved, fields });
      return;
    }
    const isChanged = typed !== before || day !== reading.day;
    const asking = isChanged ? question({ measure: measure.id, value, day, id: reading.id }) : null;
    if (asking !== null && asked !== `${typed} ${day}`) {
      setAsked(`${typed} ${day}`);
      setErrors({ title: m.notSaved, fields: [{ name: 'value', message: m.saveToConfirm({ question: asking }) }] });
      return;
    }
    document.changeRecord('measurements', reading.id, (draft) => {
      // an unedited value is not written, so it keeps its original unit and any change by another device
      if (typed !== before) draft.value = value;
      if (day !== reading.day) {
        draft.day = day;
        draft.at = undefined;
      }
      if (remark !== (reading.remark ?? '')) draft.remark = remark.trim() === '' ? undefined : remark.trim();
    });
    onDone();
  };
  const remove = () => {
    const key = recordKey('measurements', reading.id);
    onDone();
    document.trash([key]);
    offerUndo(m.entryRemoved, () => document.restore([key]));
  };
  return (
    <Form label={m.editEntry} errors={errors} onSubmit={save}>
      <MeasureField
        name="value"
        label={measure.name}
        unit={unit}
        unitWord={unitWord(unit)}
        value={typed}
        onChange={setTyped}
        autoFocus
      />
      <DayField name="day" label={m.date} value={day} onChange={setDay} />
      <TextField label={m.note} value={remark} onChange={setRemark} autoComplete="off" />
      <ButtonLink {...dayLink(reading.day)}>{m.openDay}</ButtonLink>
      <SubmitButton isWide>{m.save}</SubmitButton>
      <Button variant="quiet" isWide icon={<Trash2 />} onPress={remove}>
        {m.removeEntry}
      </Button>
    </Form>
  );
}
