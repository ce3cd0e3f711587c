import { Plus } from 'lucide-react';
import { useState } from 'react';
import { recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, type FormErrors } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { restingMessages } from './messages/index.ts';
import { OwnList } from './own-list.tsx';
import { type NamedPlace, usePlaces } from './use-places.ts';

type Open = { readonly place: NamedPlace | null } | null;

export function OwnPlaces() {
  const m = useMessages(restingMessages);
  const document = useDocument();
  const places = usePlaces();
  const [open, setOpen] = useState<Open>(null);
  const save = (name: string) =>
    document.createRecord(
      'places',
      (draft) => {
        draft.name = name;
      },
      open?.place == null ? {} : { id: open.place.id },
    );
  const remove = (id: string) => {
    const key = recordKey('places', id);
    document.trash([key]);
    return () => document.restore([key]);
  };
  return (
    <OwnList
      label={m.locations}
      rows={places}
      onEdit={(id) => setOpen({ place: places.find((each) => each.id === id) ?? null })}
      onRemove={remove}
    >
      <Button icon={<Plus />} onPress={() => setOpen({ place: null })}>
        {m.addLocation}
      </Button>
      <Dialog
        title={open?.place == null ? m.addLocation : m.editLocation}
        closeLabel={m.close}
        isOpen={open !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setOpen(null);
        }}
      >
        {({ close }) => (
          <PlaceForm
            place={open?.place ?? null}
            onSave={(name) => {
              save(name);
              close();
            }}
          />
        )}
      </Dialog>
    </OwnList>
  );
}

function PlaceForm({ place, onSave }: { readonly place: NamedPlace | null; readonly onSave: (name: string) => void }) {
  const m = useMessages(restingMessages);
  const [name, setName] = useState(place?.name ?? '');
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const submit = () => {
    const isNamed = name.trim() !== '';
    setErrors(isNamed ? null : { title: m.notSaved, fields: [{ name: 'name', message: m.needsName }] });
    if (isNamed) onSave(name.trim());
  };
  return (
    <Form onSubmit={submit} errors={errors} label={place === null ? m.addLocation : m.editLocation}>
      <TextField
        label={m.name}
        name="name"
        value={name}
        onChange={setName}
        error={errors?.fields?.[0]?.message}
        autoFocus
      />
      <Button type="submit" variant="primary">
        {m.save}
      </Button>
    </Form>
  );
}
