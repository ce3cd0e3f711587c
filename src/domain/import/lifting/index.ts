export { differentTexts, groupedBy, runsOf } from './grouping.ts';
export { loadsWithoutUnit, snapped } from './loads.ts';
export { measureNamed } from './measure-names.ts';
export {
  distanceIn,
  emptySet,
  quantityIn,
  readableRows,
  remarkOf,
  rpeIn,
  shortened,
  unreadableRow,
} from './set-cells.ts';
export { clockDurationIn, durationIn, spokenDurationIn } from './spoken-duration.ts';
export { hasColumns, headerOf, readEach, rowOrigin, type TableFile, tableOf } from './table-files.ts';
export { uniqueIds } from './unique-ids.ts';
export { type UnitEvidence, unitEvidence } from './unit-evidence.ts';
export { distanceUnitIn, loadUnitIn, unitIn } from './unit-words.ts';
