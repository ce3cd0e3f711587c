import type { PastRecord, SupersededValue } from '../../history/index.ts';

export interface NoteVersion {
  readonly title: string;
  /** Tags as written, by normalised name. */
  readonly tags: ReadonlyMap<string, string>;
  readonly text: string;
}

export function noteVersion({ title, tags, body }: PastRecord): NoteVersion {
  const named = typeof tags === 'object' && tags !== null ? Object.entries(tags) : [];
  return {
    title: typeof title === 'string' ? title : '',
    tags: new Map(named.filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
    text: typeof body === 'string' ? body : '',
  };
}

/** Returns a title or tag that lost to a concurrent write; null if the field is neither. */
export function titleOrTag({
  path,
  value,
}: SupersededValue): { readonly of: 'title' | 'tag'; readonly value: string } | null {
  if (typeof value !== 'string') return null;
  if (path === 'title') return { of: 'title', value };
  return path.startsWith('tags/') ? { of: 'tag', value } : null;
}
