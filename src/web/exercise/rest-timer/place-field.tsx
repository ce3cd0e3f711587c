import { useMessages } from '../../language/index.ts';
import { OptionalSelect } from '../../ui/optional-select.tsx';
import { restingMessages } from './messages/index.ts';
import { usePlaces } from './use-places.ts';

export interface PlaceFieldProps {
  /** The id of a place; undefined for any place. */
  readonly place: string | undefined;
  readonly onChange: (place: string | undefined) => void;
}

/** Selects the place of an item. Renders nothing for a user without places. */
export function PlaceField({ place, onChange }: PlaceFieldProps) {
  const m = useMessages(restingMessages);
  const places = usePlaces(place);
  if (places.length === 0) return null;
  return (
    <OptionalSelect
      label={m.location}
      none={m.anyLocation}
      options={places.map(({ id, name }) => ({ id, label: name }))}
      value={place ?? null}
      onChange={(id) => onChange(id ?? undefined)}
    />
  );
}
