import { useLocale } from 'react-aria-components/I18nProvider';
import { isLocalDay } from '#domain/kernel/index.ts';
import { useMessages } from '../language/index.ts';
import { useTimeFormat, useToday } from '../time/index.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { PlainList, Stack } from '../ui/layout.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import type { IntervalsConnection } from './intervals-api.ts';
import { inboxMessages } from './messages/index.ts';

/** Lists the activities that cannot be fetched, and why. */
export function SkippedActivities({ connection }: { readonly connection: IntervalsConnection }) {
  const m = useMessages(inboxMessages);
  const { locale } = useLocale();
  const { skipped, skippedCount } = connection;
  if (skippedCount === 0) return null;
  const number = (count: number) => count.toLocaleString(locale);
  return (
    <Disclosure summary={m.skipped({ count: skippedCount })}>
      <Stack gap={3} paddingTop={2}>
        <PlainList gap={3} full>
          {skipped.map((activity) => (
            <Skipped key={activity.id} activity={activity} />
          ))}
        </PlainList>
        {skipped.length < skippedCount && (
          <SecondaryText>
            {m.skippedShown({ shown: number(skipped.length), total: number(skippedCount) })}
          </SecondaryText>
        )}
      </Stack>
    </Disclosure>
  );
}

function Skipped({ activity }: { readonly activity: IntervalsConnection['skipped'][number] }) {
  const m = useMessages(inboxMessages);
  const { day } = useTimeFormat();
  const today = useToday();
  const reasons: Readonly<Record<string, string>> = m.reasons;
  const when = isLocalDay(activity.day) ? day(activity.day, today) : activity.day;
  return (
    <li>
      <Text personal>{activity.name || m.unnamed}</Text>
      <SecondaryText>
        {when} · {reasons[activity.reason] ?? activity.reason}
      </SecondaryText>
    </li>
  );
}
