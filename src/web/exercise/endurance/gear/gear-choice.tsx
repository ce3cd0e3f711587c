import type { Activity } from '#domain/exercise/index.ts';
import { useMessages } from '../../../language/index.ts';
import { gearLink } from '../../../links/exercise.ts';
import { type RecordEntry, useRecords } from '../../../replica/index.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';
import type { Change } from '../../editing/index.ts';
import { enduranceMessages } from '../messages/index.ts';
import { gearBySport } from './default-gear.ts';

export interface ChangedActivityProps {
  readonly activity: RecordEntry<'activities'>;
  readonly change: Change<Activity>;
}

/** Selects the gear of an activity: gear in use, and retired gear that is already selected. */
export function GearChoice({ activity, change }: ChangedActivityProps) {
  const m = useMessages(enduranceMessages);
  const gear = useRecords('gear');
  const chosen = activity.value.gear;
  const inUse = gear.filter((each) => Object.hasOwn(chosen, each.id) || isInUse(each));
  const offered = gearBySport(inUse, activity.value.sport);
  return (
    <>
      {offered.length === 0 ? (
        <Text tone="muted">{m.noGear}</Text>
      ) : (
        <Grid minColumn={10} gap={5} rowGap={1}>
          {offered.map(({ id, value }) => (
            <Checkbox
              key={id}
              isSelected={Object.hasOwn(chosen, id)}
              isDisabled={activity.inTrash}
              onChange={(isTaken) =>
                change((draft) => {
                  if (isTaken) draft.gear[id] = true;
                  else delete draft.gear[id];
                })
              }
            >
              <span dir="auto">{value.name?.trim() || m.untitled}</span>
            </Checkbox>
          ))}
        </Grid>
      )}
      <Link touch {...gearLink}>
        {offered.length === 0 ? m.addGear : m.manageGear}
      </Link>
    </>
  );
}

function isInUse({ inTrash, value }: RecordEntry<'gear'>): boolean {
  return !inTrash && value.retiredAt === undefined;
}
