import { useState } from 'react';
import { type PartOfDay, partOfDay } from '#domain/journal/index.ts';
import { minutesAt } from '#domain/kernel/index.ts';
import { deviceZone, useDocument } from '../../replica/index.ts';

/** Returns the part of the day in which the page was opened, so that nothing moves until it is opened again. */
export function usePartOfDay(): PartOfDay {
  const { now } = useDocument();
  return useState(() => partOfDay(minutesAt(now(), deviceZone())))[0];
}
