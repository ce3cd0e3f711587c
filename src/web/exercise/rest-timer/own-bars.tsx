import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { KnownBar } from '#domain/exercise/plates/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, type FormErrors } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useLoadUnit } from '../use-load-unit.ts';
import { writeChanged } from '../write-changed.ts';
import { MassField, massFromTyped, typedMass } from './mass-field.tsx';
import { barName, massLabel } from './mass-labels.ts';
import { restingMessages } from './messages/index.ts';
import { OwnList } from './own-list.tsx';
import { PlaceField } from './place-field.tsx';
import { useOwnBars } from './use-own.ts';
import { usePlaces } from './use-places.ts';

type Open = { readonly bar: KnownBar | null } | null;

export function OwnBars() {
  const m = useMessages(restingMessages);
  const unit = useLoadUnit(undefined);
  const { count, list } = useTimeFormat();
  const places = usePlaces();
  const { things, save, remove } = useOwnBars(unit);
  const [open, setOpen] = useState<Open>(null);
  const detailOf = ({ mass, place }: KnownBar) => {
    const where = places.find(({ id }) => id === place)?.name;
    return list([massLabel(mass, { unit, number: count }), ...(where === undefined ? [] : [where])]);
  };
  return (
    <OwnList
      label={m.bars}
      rows={things.map((bar) => ({ id: bar.id, name: barName(bar, m), detail: detailOf(bar) }))}
      onEdit={(id) => setOpen({ bar: things.find((each) => each.id === id) ?? null })}
      onRemove={remove}
    >
      <Button icon={<Plus />} onPress={() => setOpen({ bar: null })}>
        {m.addBar}
      </Button>
      <Dialog
        title={open?.bar == null ? m.addBar : m.editBar}
        closeLabel={m.close}
        isOpen={open !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setOpen(null);
        }}
      >
        {({ close }) => (
          <BarForm
            bar={open?.bar ?? null}
            onSave={(said) => {
              save(open?.bar?.id ?? null, (draft) => writeChanged(draft, open?.bar ?? {}, said));
              close();
            }}
          />
        )}
      </Dialog>
    </OwnList>
  );
}

interface BarFormProps {
  readonly bar: KnownBar | null;
  readonly onSave: (bar: Pick<KnownBar, 'name' | 'mass' | 'place'>) => void;
}

function BarForm({ bar, onSave }: BarFormProps) {
  const m = useMessages(restingMessages);
  const unit = useLoadUnit(undefined);
  const known = bar === null ? '' : barName(bar, m);
  const [name, setName] = useState(known);
  const [mass, setMass] = useState(() => typedMass(bar?.mass, unit));
  const [place, setPlace] = useState(bar?.place);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const errorOf = (field: string) => errors?.fields?.find((each) => each.name === field)?.message;
  const submit = () => {
    const read = massFromTyped(mass);
    const fields = [
      ...(name.trim() === '' ? [{ name: 'name', message: m.needsName }] : []),
      ...(read === null ? [{ name: 'mass', message: m.aboveNothing }] : []),
    ];
    setErrors(fields.length === 0 ? null : { title: m.notSaved, fields });
    // a default name is not stored, so that it changes with the language
    if (fields.length === 0 && read !== null)
      onSave({ name: name === known ? bar?.name : name.trim(), mass: read, place });
  };
  return (
    <Form onSubmit={submit} errors={errors} label={bar === null ? m.addBar : m.editBar}>
      <TextField label={m.name} name="name" value={name} onChange={setName} error={errorOf('name')} autoFocus />
      <MassField label={m.mass} mass={mass} onChange={setMass} error={errorOf('mass')} />
      <PlaceField place={place} onChange={setPlace} />
      <Button type="submit" variant="primary">
        {m.save}
      </Button>
    </Form>
  );
}
