import { useMemo } from 'react';
import { parseRecurrenceRule, printTypedTime, readTypedTime } from '#domain/reminders/index.ts';
import { useDueLabel, useRepeatLabel, useTimeContext } from '../../../reminders/index.ts';
import { useDocument } from '../../../replica/index.ts';
import type { CompletionProviders } from './providers.ts';

/** Returns a function that reads times that are being typed. */
export function useTimeProvider(): CompletionProviders['time'] {
  const { now } = useDocument();
  const context = useTimeContext();
  const dueLabel = useDueLabel();
  const repeatLabel = useRepeatLabel();
  return useMemo(
    () => (text) => {
      const read = readTypedTime(text, { ...context, now: now() });
      if (read === null || read.hasFullDate || read.length < text.length) return null;
      const rule = read.repeat === null ? null : parseRecurrenceRule(read.repeat, read);
      const dated = printTypedTime(read, rule?.ok ? rule.value : null, context.words);
      const repeat = repeatLabel({ at: read.at, zone: context.zone, repeat: read.repeat });
      return { label: [dueLabel(read.at), ...(repeat === null ? [] : [repeat])].join(' · '), dated };
    },
    [context, now, dueLabel, repeatLabel],
  );
}
