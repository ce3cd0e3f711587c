import { compareOrder, isOrder, type Leaves } from '#domain/kernel/index.ts';
import { placesFor, shifted } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { listMessages } from './messages/index.ts';
import { useNoteEdits } from './use-note-edits.ts';

export type ShiftNotes = (listed: readonly string[], chosen: ReadonlySet<string>, by: -1 | 1) => void;

/** Returns the action that moves notes up or down in the manual order of their notebook. */
export function useShiftNotes(): ShiftNotes {
  const m = useMessages(listMessages);
  const { leavesOf, write } = useNoteEdits();

  return (listed, chosen, by) => {
    // the order is read from the records, because the displayed list lags behind
    const before = listed.map((id) => ({ id, order: orderOf(leavesOf(id)) })).sort(compareOrder);
    const noteById = new Map(before.map((each) => [each.id, each]));
    const wanted = shifted([...noteById.keys()], chosen, by);
    const moved = new Set(wanted.filter((id, at) => chosen.has(id) && before[at]?.id !== id));
    if (moved.size === 0) return;
    const places = placesFor(
      wanted.flatMap((id) => noteById.get(id) ?? []),
      moved,
    );
    const count = moved.size;
    write(
      places.map(({ id, order }) => ({ collection: 'notes', id, values: { order } })),
      by === -1 ? m.movedUp({ count }) : m.movedDown({ count }),
    );
  };
}

function orderOf(leaves: Leaves | undefined): string | undefined {
  const value = leaves?.get('order')?.value;
  return isOrder(value) ? value : undefined;
}
