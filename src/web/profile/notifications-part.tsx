import { useAuth } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { CalendarFeed, NotifySwitch, reminderMessages } from '../reminders/index.ts';
import { Section } from './section.tsx';

/** How the user is alerted when something is due: by this device, and by other calendar apps. */
export default function NotificationsPart() {
  const m = useMessages(reminderMessages);
  const { user } = useAuth();
  if (!user) return null;
  return (
    <>
      <Section title={m.reminders}>
        <NotifySwitch />
      </Section>
      <Section title={m.feed} text={m.feedText}>
        <CalendarFeed uid={user.uid} />
      </Section>
    </>
  );
}
