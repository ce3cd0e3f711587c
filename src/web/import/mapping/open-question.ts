import { questionsOf, type TableMapping, type TableQuestion } from '#domain/import/table/index.ts';
import type { ImportMessages } from '../messages/index.ts';
import type { OpenedTable } from '../worker/desk-protocol.ts';

/** Returns the first thing that the user has to do before tables can be read; null if all is answered. */
export function openQuestion(
  tables: readonly OpenedTable[],
  mappings: ReadonlyMap<string, TableMapping>,
  m: ImportMessages,
): string | null {
  if (tables.length === 0) return m.table.noTable;
  for (const { key, mapping, sample } of tables) {
    const [question] = questionsOf(mappings.get(key) ?? mapping, sample);
    if (question !== undefined) return questionText(question, m);
  }
  return null;
}

export function questionText(question: TableQuestion, { table }: ImportMessages): string {
  const { code } = question;
  if (code === 'table/kind' || code === 'table/no-date-column') return table.questions[code];
  return table.questions[code](question);
}
