import type { SeededChance } from '#sync/testing/seeded-chance.ts';
import { extremeNumbers, hostileTexts } from './hostile-values.ts';
import type { TextMutator } from './mutator.ts';

/** Changes cells, columns and quotes of a table. */
export const mutateTable: TextMutator = (text, chance) => {
  const delimiter = text.includes(';') ? ';' : ',';
  const rows = text.split('\n').map((line) => line.split(delimiter));
  chance.pick(changes)(rows, chance);
  return rows.map((cells) => cells.join(delimiter)).join('\n');
};

type TableChange = (rows: string[][], chance: SeededChance) => void;

const changeCell: TableChange = (rows, chance) => {
  const cells = chance.pick(rows);
  cells[chance.below(cells.length)] = chance.pick([...extremeNumbers, ...hostileTexts, '"', '"a', 'a"b', '""']);
};

const loseCell: TableChange = (rows, chance) => {
  const cells = chance.pick(rows);
  cells.splice(chance.below(cells.length), 1);
};

const addCells: TableChange = (rows, chance) => {
  chance.pick(rows).push(...Array.from({ length: chance.pick([1, 20, 2000]) }, () => chance.pick(['', 'x', '1'])));
};

const changeColumn: TableChange = (rows, chance) => {
  const at = chance.below(rows[0]?.length ?? 1);
  const value = chance.pick([...extremeNumbers, ...hostileTexts]);
  for (const cells of rows.slice(1)) if (cells.length > at) cells[at] = value;
};

const moveColumn: TableChange = (rows, chance) => {
  const [from, to] = [chance.below(rows[0]?.length ?? 1), chance.below(rows[0]?.length ?? 1)];
  for (const cells of rows) cells.splice(to, 0, ...cells.splice(from, 1));
};

const renameColumn: TableChange = ([header], chance) => {
  if (header === undefined) return;
  header[chance.below(header.length)] = chance.pick([chance.pick(header), chance.pick(hostileTexts)]);
};

const changes: readonly TableChange[] = [
  changeCell,
  changeCell,
  changeCell,
  loseCell,
  addCells,
  changeColumn,
  moveColumn,
  renameColumn,
];
