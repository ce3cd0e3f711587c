import { type ComponentType, createContext, Suspense, useContext } from 'react';
import type { LocalDay, RecordKey } from '#domain/kernel/index.ts';

export interface MentionsProps {
  readonly recordKey: RecordKey;
  /** The day of the mentioned record. The daily note of that day counts as a mention too. */
  readonly day?: LocalDay | undefined;
}

/**
 * Provides the component that lists the notes mentioning an exercise or a workout. It is injected because notes depend
 * on training.
 */
export const MentionsSlot = createContext<ComponentType<MentionsProps> | null>(null);

export function Mentions(props: MentionsProps) {
  const Notes = useContext(MentionsSlot);
  return <Suspense>{Notes !== null && <Notes {...props} />}</Suspense>;
}
