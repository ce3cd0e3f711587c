export { cellSourceFromText, cellText, cellTextFromSource, tableGrid } from './cell-text.ts';
export { type CellPosition, setCellText, writtenCell } from './edit-cell.ts';
export { deleteColumn, insertColumn, moveColumn, setAlignment } from './edit-columns.ts';
export { deleteRow, insertRow, moveRow } from './edit-rows.ts';
export { readRow, type SourceRange, type TableRow, textIn } from './read-row.ts';
export {
  type Alignment,
  cellSpace,
  cellsToAdd,
  isTooSparse,
  maxAddedCells,
  readTable,
  shownRows,
  type Table,
} from './read-table.ts';
export { smallestEdit, type TextEdit } from './text-edit.ts';
export { editTextInCells, isTextOfCell } from './text-in-cells.ts';
export { tidyTable } from './tidy-table.ts';
