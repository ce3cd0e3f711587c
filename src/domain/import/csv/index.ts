export { countIn, numberIn } from './cell-values.ts';
export {
  type CellReader,
  type CsvHeader,
  type CsvRow,
  type CsvTable,
  cellReader,
  parseCsv,
  parseCsvHeader,
} from './csv-table.ts';
