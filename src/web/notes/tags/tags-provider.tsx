import { type ReactNode, useMemo, useState } from 'react';
import { useRecords } from '../../replica/index.ts';
import { type Knowledge, useLiveQuery } from '../search/index.ts';
import { TagsContext, tagsFrom } from './use-tags.ts';

type TextTags = Knowledge['tags'];

const none: TextTags = new Map();

/** Provides the tags of notes, from tag records and from hashtags in note bodies. */
export function TagsProvider({ children }: { readonly children: ReactNode }) {
  const records = useRecords('tags');
  const inTexts = useTextTags();
  const tags = useMemo(() => tagsFrom(records, inTexts), [records, inTexts]);
  return <TagsContext value={tags}>{children}</TagsContext>;
}

/**
 * Returns the hashtags in note bodies. The object keeps its identity while its content is equal, because every list of
 * notes depends on it.
 */
function useTextTags(): TextTags {
  const answered = useLiveQuery({ about: 'tags' })?.value ?? none;
  const [held, setHeld] = useState(answered);
  if (answered === held || areEqual(answered, held)) return held;
  setHeld(answered);
  return answered;
}

function areEqual(a: TextTags, b: TextTags): boolean {
  return (
    a.size === b.size &&
    [...a].every(([id, tags]) => {
      const others = b.get(id);
      return (
        others?.length === tags.length &&
        tags.every(({ tag, name }, at) => tag === others[at]?.tag && name === others[at].name)
      );
    })
  );
}
