/** Reads a number with a point or a comma as decimal mark; null for anything else, also for an empty cell. */
export function numberIn(cell: string): number | null {
  const plain = cell.trim().replace(',', '.');
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** Reads a whole number from 0; null for anything else. `10.0` is 10. */
export function countIn(cell: string): number | null {
  const value = numberIn(cell);
  return value !== null && value >= 0 && Number.isInteger(value) ? value : null;
}
