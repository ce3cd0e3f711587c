import { type ReactNode, useMemo, useState } from 'react';
import { useRecords } from '../../replica/index.ts';
import { type Knowledge, useLiveQuery } from '../search/index.ts';
import { TagsContext, tagsFrom } from './use-tags.ts';

type TextTags = Knowledge['tags'];

const none: TextTags = new Map();

/** Provides the tags of notes: their settings, and those in texts. */
export function TagsProvider({ children }: { readonly children: ReactNode }) {
  const records = useRecords('tags');
  const inTexts = useTextTags();
  const tags = useMemo(() => tagsFrom(records, inTexts), [records, inTexts]);
  return <TagsContext value={tags}>{children}</TagsContext>;
}

/** Returns the tags in texts. They keep their identity while equal, since every list of notes depends on them. */
function useTextTags(): TextTags {
  const told = useLiveQuery({ about: 'tags' })?.value ?? none;
  const [held, setHeld] = useState(told);
  if (told === held || areEqual(told, held)) return held;
  setHeld(told);
  return told;
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
