export interface CardHeight {
  readonly id: string;
  /** In pixels. */
  readonly height: number;
}

/**
 * Distributes cards over columns, so that none is much longer than the others: each card goes to the column that is
 * shortest so far. The first cards are at the top.
 */
export function inColumns(cards: readonly CardHeight[], count: number): readonly (readonly string[])[] {
  const columns = Array.from({ length: count }, () => ({ ids: [] as string[], height: 0 }));
  for (const { id, height } of cards) {
    const [shortest] = columns.toSorted((a, b) => a.height - b.height);
    shortest?.ids.push(id);
    if (shortest !== undefined) shortest.height += height;
  }
  return columns.map(({ ids }) => ids);
}
