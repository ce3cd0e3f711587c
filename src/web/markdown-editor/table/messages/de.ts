import type { messages as en } from './en.ts';

export const messages: typeof en = {
  table: ({ rows, columns }) => `Tabelle, ${rows} mal ${columns}`,
  cell: ({ row, column, heading }) =>
    row === 0 ? `Überschrift der Spalte ${column}` : `Zeile ${row}, ${heading === '' ? `Spalte ${column}` : heading}`,
  cellIsGone: 'Die Zelle, die du bearbeitet hast, wurde gelöscht.',
  options: 'Tabellenoptionen',
  rowAbove: 'Zeile darüber einfügen',
  rowBelow: 'Zeile darunter einfügen',
  rowUp: 'Zeile nach oben',
  rowDown: 'Zeile nach unten',
  deleteRow: 'Zeile löschen',
  columnBefore: 'Spalte links einfügen',
  columnAfter: 'Spalte rechts einfügen',
  columnToStart: 'Spalte nach links',
  columnToEnd: 'Spalte nach rechts',
  deleteColumn: 'Spalte löschen',
  alignStart: 'Linksbündig',
  alignCenter: 'Zentriert',
  alignEnd: 'Rechtsbündig',
  alignNone: 'Standardausrichtung',
  tidy: 'Markdown aufräumen',
  deleteTable: 'Tabelle löschen',
};
