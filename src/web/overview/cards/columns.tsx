import { type ReactNode, useMemo } from 'react';
import { Grid, Stack } from '../../ui/layout.tsx';
import { useMinWidth } from '../../ui/use-min-width.ts';
import { inColumns } from './card-columns.ts';
import { overviewCards } from './card-registry.ts';

export interface ColumnsProps {
  readonly ids: readonly string[];
  /** The heights that cards had last time, in pixels by id; empty on a device on which the overview was never open. */
  readonly lastHeights: ReadonlyMap<string, number>;
  readonly children: (id: string, height: number) => ReactNode;
}

/** Arranges cards in one column, or in two where there is space. Each is as high as its content. */
export function Columns({ ids, lastHeights, children }: ColumnsProps) {
  const count = useMinWidth(900) ? 2 : 1;
  const key = ids.join();
  const columns = useMemo(
    () =>
      inColumns(
        key.split(',').map((id) => ({ id, height: heightOf(id, lastHeights) })),
        count,
      ),
    [key, lastHeights, count],
  );
  const [first = [], second] = columns.map((column) => (
    <Stack key={column.join()} gap={4}>
      {column.map((id) => children(id, heightOf(id, lastHeights)))}
    </Stack>
  ));
  if (second === undefined) return first;
  return (
    <Grid columns={2} gap={4} align="start">
      {first}
      {second}
    </Grid>
  );
}

/** A card that was not shown last time probably has nothing to show. */
function heightOf(id: string, lastHeights: ReadonlyMap<string, number>): number {
  const card = overviewCards.find((each) => each.id === id);
  if (card === undefined) return 0;
  return lastHeights.get(id) ?? (card.isAlwaysShown || lastHeights.size === 0 ? card.usualHeight : 0);
}
