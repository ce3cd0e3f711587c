import { useDocument } from '../../replica/index.ts';
import { useTags } from './use-tags.ts';

/** Returns a function that maps the normalised name of a tag to its most common spelling. */
export function useWrittenTag(): (tag: string) => string {
  const { records } = useDocument();
  const { tagsOf, spell } = useTags();
  return (tag) => {
    const counts = new Map<string, number>();
    for (const note of records('notes')) {
      const written = note.inTrash ? undefined : tagsOf(note).find((each) => each.tag === tag)?.name;
      if (written !== undefined) counts.set(written, (counts.get(written) ?? 0) + 1);
    }
    const [commonest] = [...counts].sort(([, a], [, b]) => b - a);
    return commonest?.[0] ?? spell(tag, tag);
  };
}
