import { useEffect, useState } from 'react';
import { type PartOfDay, partOfDay } from '#domain/journal/index.ts';
import { minutesAt } from '#domain/kernel/index.ts';
import { deviceZone, useDocument } from '../../replica/index.ts';

/** Returns the part of the day in which the page was last brought to the front, so that nothing moves while it is read. */
export function usePartOfDay(): PartOfDay {
  const { now } = useDocument();
  const [part, setPart] = useState(() => partOfDay(minutesAt(now(), deviceZone())));
  useEffect(() => {
    const onShown = () => {
      if (document.visibilityState === 'visible') setPart(partOfDay(minutesAt(now(), deviceZone())));
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [now]);
  return part;
}
