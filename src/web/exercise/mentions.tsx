import { type ComponentType, createContext, Suspense, useContext } from 'react';
import type { LocalDay, RecordKey } from '#domain/kernel/index.ts';

export interface MentionsProps {
  readonly recordKey: RecordKey;
  /** The day of what is mentioned, whose own note counts too. */
  readonly day?: LocalDay | undefined;
}

/** What shows the notes that mention an exercise or a workout: given from outside, since notes know of training. */
export const MentionsSlot = createContext<ComponentType<MentionsProps> | null>(null);

export function Mentions(props: MentionsProps) {
  const Notes = useContext(MentionsSlot);
  return <Suspense>{Notes !== null && <Notes {...props} />}</Suspense>;
}
