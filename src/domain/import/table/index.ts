export { type ColumnReason, guessMapping, type TableGuess } from './guess-mapping.ts';
export { type ColumnTarget, fieldsByKind, type TableField, type TableKind, type TableMapping } from './mapping.ts';
export { mappingKey } from './mapping-key.ts';
export { questionsOf, type TableQuestion } from './questions.ts';
export { readTable } from './read-table.ts';
