import { useState } from 'react';
import { type KnownPlates, pairsIn } from '#domain/exercise/plates/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { errorOf, Form, type FormErrors } from '../../ui/form.tsx';
import { writeChanged } from '../editing/index.ts';
import { DecimalField, useLoadUnit } from '../quantities/index.ts';
import { MassField, massFromTyped, typedMass } from './mass-field.tsx';
import { massLabel } from './mass-labels.ts';
import { restingMessages } from './messages/index.ts';
import { OwnList } from './own-list.tsx';
import { PlaceField } from './place-field.tsx';
import { useOwnPlates } from './use-own.ts';
import { usePlaces } from './use-places.ts';

export function OwnPlates() {
  const m = useMessages(restingMessages);
  const unit = useLoadUnit();
  const { count: number, list } = useTimeFormat();
  const places = usePlaces();
  const { things, save, remove } = useOwnPlates(unit);
  const detailOf = ({ count, place }: KnownPlates) => {
    const pairs = pairsIn(count);
    const where = places.find(({ id }) => id === place)?.name;
    return list([pairs === 0 ? m.noPairs : m.pairs({ count: pairs }), ...(where === undefined ? [] : [where])]);
  };
  return (
    <OwnList
      label={m.plates}
      rows={things.map((plates) => ({
        id: plates.id,
        name: massLabel(plates.mass, { unit, number }),
        detail: detailOf(plates),
        plates,
      }))}
      addLabel={m.addPlates}
      editLabel={m.editPlates}
      onRemove={remove}
    >
      {(row, close) => (
        <PlatesForm
          plates={row?.plates ?? null}
          onSave={(typed) => {
            save(row?.id ?? null, (draft) => writeChanged(draft, row?.plates ?? {}, typed));
            close();
          }}
        />
      )}
    </OwnList>
  );
}

interface PlatesFormProps {
  readonly plates: KnownPlates | null;
  readonly onSave: (plates: Pick<KnownPlates, 'mass' | 'count' | 'place'>) => void;
}

function PlatesForm({ plates, onSave }: PlatesFormProps) {
  const m = useMessages(restingMessages);
  const unit = useLoadUnit();
  const [mass, setMass] = useState(() => typedMass(plates?.mass, unit));
  const [count, setCount] = useState<number | null>(plates?.count ?? 2);
  const [place, setPlace] = useState(plates?.place);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const submit = () => {
    const read = massFromTyped(mass);
    const isCount = count !== null && Number.isInteger(count) && count >= 0;
    const fields = [
      ...(read === null ? [{ name: 'mass', message: m.aboveNothing }] : []),
      ...(isCount ? [] : [{ name: 'count', message: m.wholeNumber }]),
    ];
    setErrors(fields.length === 0 ? null : { title: m.notSaved, fields });
    if (read !== null && isCount) onSave({ mass: read, count, place });
  };
  return (
    <Form onSubmit={submit} errors={errors} label={plates === null ? m.addPlates : m.editPlates}>
      <MassField label={m.massOfOne} mass={mass} onChange={setMass} error={errorOf(errors, 'mass')} />
      <DecimalField
        label={m.count}
        name="count"
        loneMark="thousands"
        value={count}
        onChange={setCount}
        error={errorOf(errors, 'count')}
        unreadableError={m.wholeNumber}
      />
      <PlaceField place={place} onChange={setPlace} />
      <SubmitButton>{m.save}</SubmitButton>
    </Form>
  );
}
