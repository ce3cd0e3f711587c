import type { ListedItem, ShownChange } from '#domain/import/plan/index.ts';
import { type Quantity, roundedIn, type Unit, units } from '#domain/kernel/index.ts';
import { setLabel, useCatalogue, useLoadUnits } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { importMessages } from '../messages/index.ts';
import { useImportFormat } from '../words/use-import-format.ts';

/**
 * Returns a function that says what an update changes: `60 kg × 8 → 132.5 kg × 8 and 3 more`. Empty for other items.
 */
export function useChangeText(): (item: ListedItem) => string {
  const m = useMessages(importMessages);
  const catalogue = useCatalogue();
  const unitOf = useLoadUnits();
  const { count: number } = useImportFormat();
  const amount = ({ si, typed, unit }: Quantity) => {
    const shown =
      typed ?? number(unit !== undefined && Object.hasOwn(units, unit) ? roundedIn({ si }, unit as Unit) : si);
    return unit === undefined ? shown : `${shown} ${unit}`;
  };
  const sides = (change: ShownChange): readonly [string, string] => {
    if (change.kind === 'words') return [change.before || m.nothing, change.after || m.nothing];
    if (change.kind === 'amount') return [amount(change.before), amount(change.after)];
    const known = change.exercise === null ? undefined : catalogue.get(change.exercise);
    const writing = { tracking: known?.tracking, unit: unitOf(known), number };
    const label = (result: typeof change.before) =>
      result === null ? m.nothing : setLabel(result, writing) || m.nothing;
    return [label(change.before), label(change.after)];
  };
  return ({ changes }) => {
    if (changes === null || changes.count === 0) return '';
    if (changes.first === null) return m.changeCount({ count: changes.count });
    const [before, after] = sides(changes.first);
    const others = changes.count - 1;
    const shown = m.changed({ before, after });
    return others === 0 ? shown : m.changedAndMore({ change: shown, count: others });
  };
}
