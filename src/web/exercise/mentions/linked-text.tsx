import { type ComponentType, createContext, Suspense, useContext } from 'react';

export interface LinkedTextProps {
  readonly text: string;
}

/**
 * Provides the component that shows a text with links at its tags, mentions and links. It is injected because notes
 * depend on training.
 */
export const LinkedTextSlot = createContext<ComponentType<LinkedTextProps> | null>(null);

/** Shows a text with its links; without them while they load. */
export function LinkedText({ text }: LinkedTextProps) {
  const Linked = useContext(LinkedTextSlot);
  return <Suspense fallback={text}>{Linked === null ? text : <Linked text={text} />}</Suspense>;
}

/** Returns whether a text may contain a tag, a mention or a link. */
export function mayHaveLinks(text: string): boolean {
  return /#\p{L}|\[\[|\]\(|https?:\/\//u.test(text);
}
