import { useState } from 'react';
import { recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { assign, useDocument } from '../../replica/index.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { Form, type FormErrors } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { restingMessages } from './messages/index.ts';
import { OwnList } from './own-list.tsx';
import { type NamedPlace, usePlaces } from './use-places.ts';

export function OwnPlaces() {
  const m = useMessages(restingMessages);
  const document = useDocument();
  const places = usePlaces();
  const remove = (id: string) => {
    const key = recordKey('places', id);
    document.trash([key]);
    return () => document.restore([key]);
  };
  return (
    <OwnList label={m.locations} rows={places} addLabel={m.addLocation} editLabel={m.editLocation} onRemove={remove}>
      {(place, close) => (
        <PlaceForm
          place={place}
          onSave={(name) => {
            document.createRecord('places', assign({ name }), place === null ? {} : { id: place.id });
            close();
          }}
        />
      )}
    </OwnList>
  );
}

function PlaceForm({ place, onSave }: { readonly place: NamedPlace | null; readonly onSave: (name: string) => void }) {
  const m = useMessages(restingMessages);
  const [name, setName] = useState(place?.name ?? '');
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const submit = () => {
    const isNamed = name.trim() !== '';
    setErrors(isNamed ? null : { title: m.notSaved, fields: [{ name: 'name', message: m.nameMissing }] });
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
      <SubmitButton>{m.save}</SubmitButton>
    </Form>
  );
}
