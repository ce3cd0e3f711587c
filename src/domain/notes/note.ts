import { z } from 'zod/mini';
import { check, leaf, mapOf, parseDailyNoteId, type RecordOf, recordType } from '../kernel/index.ts';

export type Note = RecordOf<typeof note>;

export const note = recordType(
  'notes',
  {
    title: leaf(check.text),
    notebook: leaf(check.id),
    order: leaf(check.order),
    /** Maps each tag's normalised name to the name as typed. */
    tags: mapOf(leaf(check.text)),
    aliases: mapOf(leaf(check.text)),
    /** Former titles by id, and paths that an import found in links. Links may still contain them. */
    formerTitles: mapOf(leaf(check.text)),
    pinnedAt: leaf(check.instant, { clock: 'whole' }),
    archivedAt: leaf(check.instant, { clock: 'whole' }),
    kind: leaf(check.oneOf('note', 'template')),
    day: leaf(check.localDay),
    lineEnd: leaf(check.oneOf('lf', 'crlf')),
    /** Whether the imported file started with a byte order mark. */
    bom: leaf(check.flag),
    importedEditedAt: leaf(check.instant),
    properties: mapOf(leaf(z.union([check.text, check.number, check.flag]))),
    reminders: mapOf(
      leaf(z.object({ at: check.instant, zone: check.zone, repeat: z.optional(z.nullable(check.text)) })),
    ),
  },
  {
    body: true,
    newestBy: ['editedAt', 'importedEditedAt', 'createdAt'],
    pinnedBy: ['pinnedAt'],
    defaults: (id) => {
      const named = parseDailyNoteId(id);
      return new Map(named.ok ? [['day', named.value.day]] : []);
    },
  },
);
