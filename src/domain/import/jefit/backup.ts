import { type CsvRow, parseCsv } from '../csv/index.ts';
import type { SkippedItem } from '../draft/index.ts';
import { ImportError } from '../files/index.ts';
import { unitIn } from '../lifting/index.ts';
import { type Section, sectionsOf } from './sections.ts';

/** A section of a backup as a table. */
export interface SectionTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
  /** Names a row: `jefit.csv, PROFILE, row 3`; the header of the section is row 1. */
  readonly originOf: (row: CsvRow) => string;
}

/** The sections that are read, and reports about the others. */
export interface Backup {
  readonly sessions: SectionTable;
  /** Null if the section is damaged. */
  readonly logs: SectionTable | null;
  readonly setLogs: SectionTable;
  readonly profile: SectionTable;
  readonly notes: SectionTable;
  readonly units: BackupUnits;
  readonly skipped: readonly SkippedItem[];
}

export interface BackupUnits {
  readonly mass: 'kg' | 'lb' | null;
  readonly length: 'cm' | 'in' | null;
}

export function backupOf(path: string, text: string): Backup {
  const sections = sectionsOf(text);
  const skipped: SkippedItem[] = [];
  const tableOf = (name: string): SectionTable | null => {
    const section = sections.find((each) => each.name === name);
    try {
      return sectionTable(path, name, section?.text ?? '');
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      skipped.push({ kind: 'skipped', origin: `${path}, ${name}`, code: error.code });
      return null;
    }
  };
  const none = sectionTable(path, '', '');
  return {
    sessions: tableOf('WORKOUT SESSIONS') ?? none,
    logs: tableOf('EXERCISE LOGS'),
    setLogs: tableOf('EXERCISE SET LOGS') ?? none,
    profile: tableOf('PROFILE') ?? none,
    notes: tableOf('NOTES') ?? none,
    units: unitsIn(tableOf('SETTING') ?? none),
    skipped: [...skipped, ...unreadSections(path, sections)],
  };
}

function sectionTable(path: string, name: string, text: string): SectionTable {
  const { header, rows } = parseCsv(text, ',');
  return {
    header,
    rows: rows.map(({ cells }, at) => ({ number: at + 2, cells })),
    originOf: ({ number }) => `${path}, ${name}, row ${number}`,
  };
}

function unitsIn({ header, rows }: SectionTable): BackupUnits {
  const cellOf = (column: string) => rows[0]?.cells[header.findIndex((name) => name.toLowerCase() === column)] ?? '';
  const [mass, length] = [unitIn(cellOf('mass')), unitIn(cellOf('length'))];
  return {
    mass: mass === 'kg' || mass === 'lb' ? mass : null,
    length: length === 'cm' || length === 'in' ? length : null,
  };
}

/** Reports sections with anything in them that Mensana does not read, such as routines. */
function unreadSections(path: string, sections: readonly Section[]): readonly SkippedItem[] {
  const seen = new Set<string>();
  return sections.flatMap(({ name, text }): SkippedItem[] => {
    const isRead = readSections.has(name) && !seen.has(name);
    seen.add(name);
    return isRead || !hasRows(text)
      ? []
      : [{ kind: 'skipped', origin: `${path}, ${name}`, code: 'import/unsupported' }];
  });
}

const readSections: ReadonlySet<string> = new Set([
  ...['SETTING', 'WORKOUT SESSIONS', 'EXERCISE LOGS', 'EXERCISE SET LOGS', 'PROFILE', 'NOTES'],
]);

/** Returns whether there is a line below the header. */
function hasRows(text: string): boolean {
  return text.trim().includes('\n');
}
