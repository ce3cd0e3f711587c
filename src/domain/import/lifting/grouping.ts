/** Groups rows with the same key, wherever they are, in the order of their first rows. */
export function groupedBy<Row>(rows: Iterable<Row>, keyOf: (row: Row) => string): readonly (readonly Row[])[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

/**
 * Splits rows into runs of neighbours.
 *
 * @param startsRun whether a row starts a new run after the rows of the current one
 */
export function runsOf<Row>(
  rows: Iterable<Row>,
  startsRun: (row: Row, run: readonly Row[]) => boolean,
): readonly (readonly Row[])[] {
  const runs: Row[][] = [];
  let run: Row[] | undefined;
  for (const row of rows) {
    if (run === undefined || startsRun(row, run)) {
      run = [row];
      runs.push(run);
    } else run.push(row);
  }
  return runs;
}

/** Returns the different texts of rows that repeat them, in their order. Blank texts do not count. */
export function differentTexts(texts: Iterable<string>): readonly string[] {
  return [...new Set(texts)].filter((text) => text.trim() !== '');
}
