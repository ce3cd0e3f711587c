import { ImportError } from '../files/index.ts';
import { isWord, type SqlToken, tokensOf } from './sql-tokens.ts';

/** The columns of a table, as its records store them. */
export interface TableDefinition {
  /** The names of the columns in the order of their values in a record. */
  readonly columns: readonly string[];
  /** The column that is another name of the rowid, and that records leave empty; null if there is none. */
  readonly rowidColumn: string | null;
}

/**
 * Reads the columns of a table from the statement that created it. Throws `import/unsupported` for a table without rowids
 * and for a virtual one, and `import/damaged` for what is no such statement.
 *
 * @see https://www.sqlite.org/lang_createtable.html
 */
export function tableDefinitionOf(sql: string): TableDefinition {
  const tokens = tokensOf(sql);
  if (!isWord(tokens[0], 'create')) throw new ImportError('import/damaged');
  if (isWord(tokens[1], 'virtual')) throw new ImportError('import/unsupported');
  const { parts, options } = partsOf(tokens);
  if (options.some((token) => isWord(token, 'without'))) throw new ImportError('import/unsupported');
  const columns = parts.filter((part) => !isTableConstraint(part));
  const stored = columns.filter((column) => !isVirtual(column)).map(nameOf);
  return { columns: stored, rowidColumn: rowidColumnOf(columns, parts.filter(isTableConstraint)) };
}

type Part = readonly SqlToken[];

/** Splits what is in the brackets of a table at its commas. */
function partsOf(tokens: Part): { readonly parts: readonly Part[]; readonly options: Part } {
  const open = tokens.findIndex(({ text }) => text === '(');
  if (open < 0) throw new ImportError('import/damaged');
  const parts: SqlToken[][] = [[]];
  let depth = 1;
  for (let at = open + 1; at < tokens.length; at += 1) {
    const token = tokens[at] as SqlToken;
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth -= 1;
    if (depth === 0) return { parts: parts.filter((part) => part.length > 0), options: tokens.slice(at + 1) };
    if (depth === 1 && token.text === ',') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  throw new ImportError('import/damaged');
}

const tableConstraints = ['constraint', 'primary', 'unique', 'check', 'foreign'];

function isTableConstraint([first]: Part): boolean {
  return tableConstraints.some((word) => isWord(first, word));
}

/** A column that is computed when it is read is in no record. */
function isVirtual(column: Part): boolean {
  const as = column.findIndex((token, at) => isWord(token, 'as') && column[at + 1]?.text === '(');
  return as > 0 && !column.some((token) => isWord(token, 'stored'));
}

function nameOf([name]: Part): string {
  return name?.name ?? '';
}

/** Only a column of the type `INTEGER` that is the whole primary key is the rowid; `INT` or `DESC` make it another one. */
function rowidColumnOf(columns: readonly Part[], constraints: readonly Part[]): string | null {
  const integers = columns.filter(isInteger);
  const own = integers.find((column) => {
    const at = primaryKeyIn(column);
    return at >= 0 && !isWord(column[at + 2], 'desc');
  });
  if (own !== undefined) return nameOf(own);
  for (const constraint of constraints) {
    const at = primaryKeyIn(constraint);
    const [open, key, close] = constraint.slice(at + 2).filter((token) => !isDirection(token));
    if (at < 0 || open?.text !== '(' || close?.text !== ')') continue;
    const column = integers.find((each) => nameOf(each).toLowerCase() === key?.name.toLowerCase());
    if (column !== undefined) return nameOf(column);
  }
  return null;
}

function isInteger([, type, next]: Part): boolean {
  return (
    type?.name.toLowerCase() === 'integer' &&
    (next === undefined || columnConstraints.some((word) => isWord(next, word)))
  );
}

const columnConstraints = [
  ...['constraint', 'primary', 'not', 'null', 'unique', 'check', 'default', 'collate', 'references', 'generated', 'as'],
];

/** Returns the position of `PRIMARY KEY`; −1 if there is none. */
function primaryKeyIn(part: Part): number {
  return part.findIndex((token, at) => isWord(token, 'primary') && isWord(part[at + 1], 'key'));
}

function isDirection(token: SqlToken): boolean {
  return isWord(token, 'asc') || isWord(token, 'desc');
}
