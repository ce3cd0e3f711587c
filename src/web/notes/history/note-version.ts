import type { PastRecord, SupersededValue } from '../../history/index.ts';

/** A version of a note with what it held. */
export interface NoteVersion {
  readonly title: string;
  /** By normalised name. */
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

/** A title or a tag that gave way to one written apart from it; null for what is neither. */
export function titleOrTag({
  path,
  value,
}: SupersededValue): { readonly of: 'title' | 'tag'; readonly value: string } | null {
  if (typeof value !== 'string') return null;
  if (path === 'title') return { of: 'title', value };
  return path.startsWith('tags/') ? { of: 'tag', value } : null;
}
