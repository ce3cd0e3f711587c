import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ProgressPhoto } from '#domain/exercise/body/index.ts';
import { type LocalDay, recordKey } from '#domain/kernel/index.ts';
import { DayField } from '../../day-and-time-fields/index.ts';
import { useMessages } from '../../language/index.ts';
import { assign, useDocument } from '../../replica/index.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, type FormErrors } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { offerUndo } from '../../undo/index.ts';
import { dayErrorOf } from '../editing/index.ts';
import { bodyMessages } from './messages/index.ts';
import { Photo } from './photo.tsx';
import { usePhotoLabel } from './use-photo-labels.ts';

export interface PhotoDialogProps {
  /** The open photo; null while the dialog is closed. */
  readonly photo: ProgressPhoto | null;
  readonly onClose: () => void;
}

/** The uncropped photo with its day and remark. */
export function PhotoDialog({ photo, onClose }: PhotoDialogProps) {
  const m = useMessages(bodyMessages);
  return (
    <Dialog title={m.photo} closeLabel={m.close} isOpen={photo !== null} onOpenChange={onClose}>
      {photo !== null && <PhotoForm key={photo.id} photo={photo} onDone={onClose} />}
    </Dialog>
  );
}

function PhotoForm({ photo, onDone }: { readonly photo: ProgressPhoto; readonly onDone: () => void }) {
  const m = useMessages(bodyMessages);
  const document = useDocument();
  const labels = usePhotoLabel();
  const [day, setDay] = useState<LocalDay | null>(photo.day);
  const [remark, setRemark] = useState(photo.remark ?? '');
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const save = () => {
    const dayError = dayErrorOf(day, document.today(), m);
    if (day === null || dayError !== null) {
      setErrors({ title: m.notSaved, fields: [{ name: 'day', message: dayError ?? m.dateMissing }] });
      return;
    }
    document.changeRecord('measurements', photo.id, (draft) => {
      if (day !== photo.day) {
        draft.day = day;
        draft.at = undefined;
      }
      if (remark !== (photo.remark ?? '')) draft.remark = remark.trim() === '' ? undefined : remark.trim();
    });
    onDone();
  };
  const remove = () => {
    onDone();
    if (!photo.isAlone) {
      const write = (hash: string | undefined) =>
        document.changeRecord('measurements', photo.id, assign({ photo: hash }));
      write(undefined);
      offerUndo(m.photoRemoved, () => write(photo.photo));
      return;
    }
    const key = recordKey('measurements', photo.id);
    document.trash([key]);
    offerUndo(m.photoRemoved, () => document.restore([key]));
  };
  return (
    <Form label={m.photo} errors={errors} onSubmit={save}>
      <Photo hash={photo.photo} label={labels(photo)} fit="whole" />
      <DayField name="day" label={m.date} value={day} onChange={setDay} />
      <TextField label={m.note} description={m.photoNoteText} value={remark} onChange={setRemark} autoComplete="off" />
      <SubmitButton isWide>{m.save}</SubmitButton>
      <Button variant="quiet" isWide icon={<Trash2 />} onPress={remove}>
        {m.removePhoto}
      </Button>
    </Form>
  );
}
