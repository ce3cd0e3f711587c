import { ShieldOff } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PrivacyZone } from '#domain/profile/index.ts';
import { type Place, privacyZoneAround } from '#domain/track/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useDocument, useProfileData } from '../../../replica/index.ts';
import { randomBytes } from '../../../secure-context/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogTrigger } from '../../../ui/dialog.tsx';
import { PlainList, Row, Stack } from '../../../ui/layout.tsx';
import { Select } from '../../../ui/select.tsx';
import { SecondaryText, Text } from '../../../ui/text.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { useQuantityLabels } from '../../quantities/index.ts';
import { enduranceMessages } from '../messages/index.ts';

/** Opens the privacy zones, and creates one around the start or the end of a route. */
export function PrivacyZones({ ends }: { readonly ends: readonly [start: Place, end: Place] }) {
  const m = useMessages(enduranceMessages);
  const newZone = useRef<HTMLDivElement>(null);
  return (
    <DialogTrigger>
      <Button variant="quiet" flush="start" icon={<ShieldOff />}>
        {m.privacyZones}
      </Button>
      <Dialog title={m.privacyZones} closeLabel={m.close}>
        <Stack gap={5}>
          <SecondaryText as="p">{m.privacyZonesText}</SecondaryText>
          <ZoneList onRemove={() => newZone.current?.querySelector('input')?.focus()} />
          <div ref={newZone}>
            <NewZone ends={ends} />
          </div>
        </Stack>
      </Dialog>
    </DialogTrigger>
  );
}

interface ZoneListProps {
  /** Called before a zone is removed, and with it the button that was pressed. */
  readonly onRemove: () => void;
}

function ZoneList({ onRemove }: ZoneListProps) {
  const m = useMessages(enduranceMessages);
  const { preferences, changePreferences } = useProfileData();
  const zones = Object.entries(preferences.privacyZones).sort(([, a], [, b]) => a.name.localeCompare(b.name));
  const label = useRadiusLabel();
  if (zones.length === 0) return null;
  const remove = (id: string) => {
    onRemove();
    changePreferences((draft) => {
      draft.privacyZones = Object.fromEntries(Object.entries(draft.privacyZones).filter(([each]) => each !== id));
    });
  };
  return (
    <PlainList gap={1} aria-label={m.privacyZones}>
      {zones.map(([id, { name, radius }]) => (
        <Row as="li" key={id} gap={3} align="center" justify="between">
          <Text as="span" personal>
            {name}, {label(radius)}
          </Text>
          <Button variant="quiet" flush="end" aria-label={m.removeNamed({ name })} onPress={() => remove(id)}>
            {m.remove}
          </Button>
        </Row>
      ))}
    </PlainList>
  );
}

/** Metres. */
const radii = [200, 400, 800, 1600];

function NewZone({ ends: [start, end] }: { readonly ends: readonly [start: Place, end: Place] }) {
  const m = useMessages(enduranceMessages);
  const document = useDocument();
  const { changePreferences } = useProfileData();
  const label = useRadiusLabel();
  const [name, setName] = useState(m.home);
  const [radius, setRadius] = useState(400);
  const [around, setAround] = useState<'start' | 'end'>('start');
  const add = () => {
    const place = around === 'start' ? start : end;
    const zone: PrivacyZone = { name: name.trim(), ...privacyZoneAround(place, radius, randomShare) };
    changePreferences((draft) => {
      draft.privacyZones[document.newId()] = zone;
    });
    setName(m.home);
  };
  return (
    <Stack gap={4} role="group" aria-label={m.newZone}>
      <TextField label={m.name} value={name} onChange={setName} />
      <ToggleGroup
        label={m.zoneAround}
        options={[
          { id: 'start', label: m.aroundStart },
          { id: 'end', label: m.aroundEnd },
        ]}
        value={around}
        onChange={setAround}
      />
      <Select
        label={m.radius}
        options={radii.map((metres) => ({ id: String(metres), label: label(metres) }))}
        value={String(radius)}
        onChange={(chosen) => setRadius(Number(chosen))}
      />
      <Button variant="primary" isWide isDisabled={name.trim() === ''} onPress={add}>
        {m.addPrivacyZone}
      </Button>
    </Stack>
  );
}

function useRadiusLabel(): (metres: number) => string {
  const labels = useQuantityLabels();
  return (metres) => labels.distance({ si: metres }, labels.system === 'km' ? 'row' : undefined);
}

/** A number from 0 to 1 that nobody can guess: it hides where the zone's place is. */
function randomShare(): number {
  return new DataView(randomBytes(4).buffer).getUint32(0) / 2 ** 32;
}
