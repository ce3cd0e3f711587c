import type { Operator } from './query.ts';

/**
 * The German words for operators. A search means the same in every language of the app, so the words of all languages
 * are read. `tag:` stays the operator for tags in German too; that for days is `datum:`.
 */
export const germanOperators: ReadonlyMap<string, Operator> = new Map([
  ['titel', 'title'],
  ['übung', 'exercise'],
  ['muskel', 'muscle'],
  ['art', 'type'],
  ['ist', 'is'],
  ['hat', 'has'],
  ['erstellt', 'created'],
  ['bearbeitet', 'edited'],
  ['datum', 'day'],
  ['gewicht', 'load'],
  ['wiederholungen', 'reps'],
  ['wdh', 'reps'],
  ['distanz', 'distance'],
  ['herzfrequenz', 'hr'],
  ['puls', 'hr'],
]);

/** The German values of `is:`, `has:` and `type:`, under the words used in queries. */
export const germanValues: ReadonlyMap<string, string> = new Map([
  ['angeheftet', 'pinned'],
  ['archiviert', 'archived'],
  ['gelöscht', 'trashed'],
  ['aufgabe', 'task'],
  ['erledigt', 'done'],
  ['bild', 'image'],
  ['notiz', 'note'],
  ['training', 'workout'],
  ['satz', 'set'],
  ['aktivität', 'activity'],
  ['messwert', 'measurement'],
  ['übung', 'exercise'],
]);
