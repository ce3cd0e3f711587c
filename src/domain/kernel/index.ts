export { type ChangeError, changedLeaves, type LeafChange } from './changed-leaves.ts';
export { correctClock } from './correct-clock.ts';
export { completeEdit, draftEdit, type EditOf, missingDefaults } from './edit.ts';
export { foldCase, foldForSearch } from './fold.ts';
export {
  collectionOf,
  type DailyNoteId,
  type DailyNoteIdError,
  type IdError,
  idOf,
  isSlug,
  type KeyError,
  maxIdLength,
  parseDailyNoteId,
  parseId,
  parseRecordKey,
  printDailyNoteId,
  type RecordKey,
  recordKey,
} from './id.ts';
export { joinedBytes } from './joined-bytes.ts';
export type { Leaf, Leaves } from './leaf.ts';
export { type Named, NameFinder, type NameHit } from './name-finder.ts';
export { compareOrder, compareText, isOrder, type Order, orderBetween, type Placed } from './order.ts';
export { isPrintedPath, type Path, type PathError, parsePath, printPath } from './path.ts';
export { copyPlain, equalPlain, isPlainData, type PlainData } from './plain-data.ts';
export { acceptsLeaf, type RecordReading, readForReading, readRecord } from './read-record.ts';
export { maxBodyBytes, type RecordOf, type RecordType, recordType } from './record-type.ts';
export { err, ok, type Result } from './result.ts';
export * as check from './schema.ts';
export { type LeafNode, leaf, type MapNode, mapOf, type Schema, type Shape, type ShapeNode } from './shape.ts';
export {
  maxTagLength,
  normaliseTag,
  type TagNameError,
  tagNameFromTyped,
  tagRecordId,
  tidyTagName,
} from './tag-name.ts';
export {
  addDays,
  compareDays,
  daysBetween,
  firstLocalDay,
  type Instant,
  instantAt,
  isInstant,
  isLocalDay,
  isZone,
  type LocalDay,
  type LocalDayError,
  lastLocalDay,
  localDayAt,
  minutesAt,
  parseLocalDay,
  startOfWeek,
  type Weekday,
  weekdayOf,
} from './time.ts';
export { deletedForEverAt, erasure, inTrash, isErased, trashKeptMs } from './trash.ts';
export {
  type DecimalMark,
  type LoneMark,
  type NumberError,
  parseTypedNumber,
  printTypedNumber,
  withWesternDigits,
} from './typed-number.ts';
export {
  type Dimension,
  fromSi,
  type Kilograms,
  kilograms,
  kilogramsToPounds,
  loneMarkIn,
  type Metres,
  metres,
  metresToMiles,
  milesToMetres,
  type NumberStyle,
  numberIn,
  poundsToKilograms,
  type Quantity,
  quantityFromTyped,
  roundedIn,
  type Seconds,
  seconds,
  showQuantity,
  toSi,
  type Unit,
  units,
} from './units.ts';
export { isUuid, uuidV7 } from './uuid.ts';
export { signEndUntil, signStartFrom } from './whole-signs.ts';
