import { useState } from 'react';
import type { KnownBar } from '#domain/exercise/plates/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { errorOf, Form, type FormErrors } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { writeChanged } from '../editing/index.ts';
import { useLoadUnit } from '../quantities/index.ts';
import { MassField, massFromTyped, typedMass } from './mass-field.tsx';
import { barName, massLabel } from './mass-labels.ts';
import { restingMessages } from './messages/index.ts';
import { OwnList } from './own-list.tsx';
import { PlaceField } from './place-field.tsx';
import { useOwnBars } from './use-own.ts';
import { usePlaces } from './use-places.ts';

export function OwnBars() {
  const m = useMessages(restingMessages);
  const unit = useLoadUnit();
  const { count, list } = useTimeFormat();
  const places = usePlaces();
  const { things, save, remove } = useOwnBars(unit);
  const detailOf = ({ mass, place }: KnownBar) => {
    const where = places.find(({ id }) => id === place)?.name;
    return list([massLabel(mass, { unit, number: count }), ...(where === undefined ? [] : [where])]);
  };
  return (
    <OwnList
      label={m.bars}
      rows={things.map((bar) => ({ id: bar.id, name: barName(bar, m), detail: detailOf(bar), bar }))}
      addLabel={m.addBar}
      editLabel={m.editBar}
      onRemove={remove}
    >
      {(row, close) => (
        <BarForm
          bar={row?.bar ?? null}
          onSave={(typed) => {
            save(row?.id ?? null, (draft) => writeChanged(draft, row?.bar ?? {}, typed));
            close();
          }}
        />
      )}
    </OwnList>
  );
}

interface BarFormProps {
  readonly bar: KnownBar | null;
  readonly onSave: (bar: Pick<KnownBar, 'name' | 'mass' | 'place'>) => void;
}

function BarForm({ bar, onSave }: BarFormProps) {
  const m = useMessages(restingMessages);
  const unit = useLoadUnit();
  const known = bar === null ? '' : barName(bar, m);
  const [name, setName] = useState(known);
  const [mass, setMass] = useState(() => typedMass(bar?.mass, unit));
  const [place, setPlace] = useState(bar?.place);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const submit = () => {
    const read = massFromTyped(mass);
    const fields = [
      ...(name.trim() === '' ? [{ name: 'name', message: m.nameMissing }] : []),
      ...(read === null ? [{ name: 'mass', message: m.aboveNothing }] : []),
    ];
    setErrors(fields.length === 0 ? null : { title: m.notSaved, fields });
    // a default name is not stored, so that it changes with the language
    if (fields.length === 0 && read !== null)
      onSave({ name: name === known ? bar?.name : name.trim(), mass: read, place });
  };
  return (
    <Form onSubmit={submit} errors={errors} label={bar === null ? m.addBar : m.editBar}>
      <TextField label={m.name} name="name" value={name} onChange={setName} error={errorOf(errors, 'name')} autoFocus />
      <MassField label={m.mass} mass={mass} onChange={setMass} error={errorOf(errors, 'mass')} />
      <PlaceField place={place} onChange={setPlace} />
      <SubmitButton>{m.save}</SubmitButton>
    </Form>
  );
}
