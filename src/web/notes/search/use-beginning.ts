import { useEffect, useState } from 'react';
import type { LiveQueryClient } from '../../live-query/index.ts';
import { useTimesAsRead } from '../../reminders/index.ts';
import { onceForAll } from '../../replica/index.ts';
import type { NoteBeginning } from './note-beginning.ts';
import { useNotesIndex } from './notes-index-provider.tsx';
import type { LiveQuery, QueryResult } from './notes-queries.ts';

/** Cache of results, so that a row that scrolls back into view shows its text immediately. */
const beginningsBy = onceForAll((_client: LiveQueryClient) => new Map<string, NoteBeginning>());

/**
 * Returns the beginning of a note's body as it is read, kept up to date by the worker while the row is mounted; null
 * until it is known.
 */
export function useBeginning(id: string, isNamed: boolean): NoteBeginning | null {
  const client = useNotesIndex();
  const asRead = useTimesAsRead();
  const about = `${id} ${isNamed}`;
  const [, setLatest] = useState('');
  useEffect(() => {
    if (client === null) return;
    const query: LiveQuery = { about: 'beginning', id, isNamed };
    return client.watch<QueryResult<'beginning'>>('notes', query, ({ value }) => {
      if (value === null) return;
      beginningsBy(client).set(about, value);
      setLatest(`${value.name}\n${value.preview}`);
    });
  }, [client, id, isNamed, about]);
  const beginning = client === null ? undefined : beginningsBy(client).get(about);
  if (beginning === undefined) return null;
  const { name, preview } = beginning;
  return { name: name === null ? null : asRead(name), preview: asRead(preview) };
}
