import { useAuth } from '../account/index.ts';
import { IntervalsPart, inboxMessages, WaitingFiles } from '../inbox/index.ts';
import { useMessages } from '../language/index.ts';
import { Section } from './section.tsx';

/** Where recordings of watches come from by themselves. */
export default function SourcesPart() {
  const m = useMessages(inboxMessages);
  const { user } = useAuth();
  if (!user) return null;
  return (
    <>
      <Section title={m.intervals} text={m.intervalsText}>
        <IntervalsPart uid={user.uid} />
      </Section>
      <WaitingFiles uid={user.uid} />
    </>
  );
}
