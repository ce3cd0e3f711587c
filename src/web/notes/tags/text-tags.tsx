import { createContext, type ReactNode, useContext } from 'react';
import { type Knowledge, useKnowledge } from '../finding/index.ts';

const none: Knowledge['tags'] = new Map();

const TextTagsContext = createContext(none);

/** Below it the tags that stand in the texts of notes count. */
export function TextTagsProvider({ children }: { readonly children: ReactNode }) {
  const known = useKnowledge({ about: 'tags' });
  return <TextTagsContext value={known?.value ?? none}>{children}</TextTagsContext>;
}

/** By note, as far as the texts are read. */
export function useTextTags(): Knowledge['tags'] {
  return useContext(TextTagsContext);
}
