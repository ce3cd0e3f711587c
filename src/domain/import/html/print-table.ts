import { applyTextEdits } from '../../notes/index.ts';
import { readTable, tidyTable } from '../../notes/markdown/table/index.ts';
import type { TextPart } from '../draft/index.ts';
import type { TableBlock, TableCell } from './block.ts';
import { withoutBold } from './lines.ts';
import { type PrintingState, printLine } from './print-line.ts';

/** Prints the lines of a table. Columns are aligned in the source unless that would make it much longer. */
export function printTable({ rows, alignments }: TableBlock, state: PrintingState): readonly (readonly TextPart[])[] {
  const [header = [], ...body] = rows;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const wide = Array.from({ length: width }, (_, column) => header[column] ?? []);
  const lines = [
    printRow(
      wide.map((cell) => cell.map(withoutBold)),
      state,
    ),
    [`| ${Array.from({ length: width }, (_, column) => delimiterOf(alignments[column])).join(' | ')} |`],
    ...body.map((row) => printRow(row, state)),
  ];
  return alignedLines(lines) ?? lines;
}

function printRow(cells: readonly TableCell[], state: PrintingState): readonly TextPart[] {
  return ['| ', ...cells.flatMap((cell, at) => [...(at === 0 ? [] : [' | ']), ...printCell(cell, state)]), ' |'];
}

function printCell(lines: TableCell, state: PrintingState): readonly TextPart[] {
  return lines.flatMap((line, at) => [...(at === 0 ? [] : ['<br>']), ...printLine(line, state).map(inCell)]);
}

/** A bar inside a cell is escaped, and so it is where a link of another kind will be written. */
function inCell(part: TextPart): TextPart {
  if (typeof part === 'string') return part.replaceAll('|', '\\|');
  if (part.kind === 'missing-link') return { ...part, written: part.written.replaceAll(/(?<!\\)\|/g, '\\|') };
  return { ...part, isInTableCell: true };
}

function delimiterOf(alignment: 'center' | 'end' | null | undefined): string {
  if (alignment === 'center') return ':---:';
  return alignment === 'end' ? '---:' : '---';
}

function alignedLines(lines: readonly (readonly TextPart[])[]): readonly (readonly TextPart[])[] | null {
  if (lines.some((line) => line.some((part) => typeof part !== 'string'))) return null;
  const source = lines.map((line) => line.join(''));
  if (source.length > mostAligned || source.some((line) => line.length > maxAlignedLength)) return null;
  const table = readTable(source.join('\n'));
  if (table === null) return null;
  return applyTextEdits(table.source, tidyTable(table))
    .split('\n')
    .map((line) => [line]);
}

const mostAligned = 1000;
const maxAlignedLength = 400;
