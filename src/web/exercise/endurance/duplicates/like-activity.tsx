import { useMemo, useState } from 'react';
import { comparedActivity, likenessOf } from '#domain/exercise/endurance/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Notice, useFocusKept } from '../../../page/index.ts';
import { type RecordEntry, useRecords } from '../../../replica/index.ts';
import { Button } from '../../../ui/button.tsx';
import { enduranceMessages } from '../messages/index.ts';
import { CompareDialog } from './compare-dialog.tsx';

type Entry = RecordEntry<'activities'>;

/** Says if there is another activity that is probably the same. */
export function LikeActivity({ activity }: { readonly activity: Entry }) {
  const m = useMessages(enduranceMessages);
  const other = useLikeActivity(activity);
  const [isOpen, setOpen] = useState(false);
  useFocusKept(other === null);
  if (other === null) return null;
  return (
    <>
      <Notice
        tone="plain"
        action={
          <Button variant="quiet" onPress={() => setOpen(true)}>
            {m.compare}
          </Button>
        }
      >
        {m.looksAlike}
      </Notice>
      {isOpen && <CompareDialog activity={activity} other={other} onClose={() => setOpen(false)} />}
    </>
  );
}

function useLikeActivity({ id, value, inTrash }: Entry): Entry | null {
  const activities = useRecords('activities');
  return useMemo(() => {
    const compared = comparedActivity(value);
    if (compared === null || inTrash) return null;
    const areDistinct = (other: Entry) =>
      Object.hasOwn(value.distinctFrom, other.id) || Object.hasOwn(other.value.distinctFrom, id);
    const found = activities.find((other) => {
      if (other.id === id || other.inTrash || areDistinct(other)) return false;
      const otherCompared = comparedActivity(other.value);
      return otherCompared !== null && likenessOf(compared, otherCompared) !== null;
    });
    return found ?? null;
  }, [activities, id, value, inTrash]);
}
