import { useMemo } from 'react';
import {
  barsOfGyms,
  type KnownBar,
  type KnownPlates,
  knownBars,
  knownPlates,
  platesOfGyms,
} from '#domain/exercise/plates/index.ts';
import { recordKey } from '#domain/kernel/index.ts';
import type { RecordIn } from '#domain/user-document.ts';
import { assign, type DocumentActions, type RecordEntry, useDocument, useRecords } from '../../replica/index.ts';
import type { LoadUnit } from '../quantities/index.ts';

/** The bars or plates in a list that starts with the standard ones. */
export interface OwnItems<Thing, Draft> {
  readonly things: readonly Thing[];
  /** Changes an item, or creates one if `id` is null. */
  readonly save: (id: string | null, edit: (draft: Draft) => void) => void;
  /**
   * Removes an item.
   * @returns a function that restores it
   */
  readonly remove: (id: string) => () => void;
}

export function useOwnBars(unit: LoadUnit): OwnItems<KnownBar, RecordIn<'bars'>> {
  const document = useDocument();
  const records = useRecords('bars');
  return useMemo(() => {
    const writeUsual = (thing: KnownBar, id: string) =>
      document.createRecord('bars', assign({ mass: thing.mass }), { id });
    return ownThings(document, 'bars', {
      records,
      usual: barsOfGyms(unit),
      things: knownBars(records, unit),
      writeUsual,
    });
  }, [document, records, unit]);
}

export function useOwnPlates(unit: LoadUnit): OwnItems<KnownPlates, RecordIn<'plates'>> {
  const document = useDocument();
  const records = useRecords('plates');
  return useMemo(() => {
    const writeUsual = (thing: KnownPlates, id: string) =>
      document.createRecord('plates', assign({ mass: thing.mass, count: thing.count }), { id });
    const things = knownPlates(records, unit);
    return ownThings(document, 'plates', { records, usual: platesOfGyms(unit), things, writeUsual });
  }, [document, records, unit]);
}

interface Own<C extends 'bars' | 'plates', Thing> {
  readonly records: readonly RecordEntry<C>[];
  readonly usual: readonly Thing[];
  /** The items shown: the standard ones or the user's own. */
  readonly things: readonly Thing[];
  readonly writeUsual: (thing: Thing, id: string) => void;
}

function ownThings<C extends 'bars' | 'plates', Thing extends { readonly id: string }>(
  document: DocumentActions,
  collection: C,
  { records, usual, things, writeUsual }: Own<C, Thing>,
): OwnItems<Thing, RecordIn<C>> {
  /** Stores the standard items before the first change, so that this change does not affect the rest of the list. */
  const writtenDown = (id: string | null): string | null => {
    if (records.some((record) => !record.inTrash && hasMass(record.value))) return id;
    const idByUsual = new Map(usual.map((each) => [each.id, freeId(document, collection, each.id)]));
    for (const each of usual) writeUsual(each, idByUsual.get(each.id) ?? each.id);
    const thrownAway = records.filter((record) => record.inTrash && idByUsual.has(record.id));
    if (thrownAway.length > 0) document.restore(thrownAway.map(({ key }) => key));
    return id === null ? null : (idByUsual.get(id) ?? id);
  };
  return {
    things,
    save: (id, edit) => {
      const own = writtenDown(id);
      document.createRecord(collection, edit, own === null ? {} : { id: own });
    },
    remove: (id) => {
      const key = recordKey(collection, writtenDown(id) ?? id);
      document.trash([key]);
      return () => document.restore([key]);
    },
  };
}

function hasMass({ mass }: { readonly mass?: unknown }): boolean {
  return mass !== undefined;
}

/**
 * Returns the id that a standard item has on all devices, so that their copies merge; a new id if that one was
 * permanently deleted.
 */
function freeId(document: DocumentActions, collection: 'bars' | 'plates', id: string): string {
  const isGone = document.reader.state(recordKey(collection, id))?.tombstone !== undefined;
  return isGone ? document.newId() : id;
}
