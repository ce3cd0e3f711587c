/** A cell of a table: texts are quoted, numbers are not, null is empty. */
export type Cell = string | number | null;

/** Writes a table as apps do that quote each text. */
export function tableText(rows: readonly (readonly Cell[])[], delimiter = ',', lineEnd = '\n'): string {
  return rows.map((row) => row.map(cellText).join(delimiter) + lineEnd).join('');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(cell) : `"${cell.replaceAll('"', '""')}"`;
}
