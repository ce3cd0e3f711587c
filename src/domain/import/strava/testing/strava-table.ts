/** The names of the columns of an archive in English; some occur twice. */
export const englishHeader: readonly string[] = [
  ...['Activity ID', 'Activity Date', 'Activity Name', 'Activity Type', 'Activity Description', 'Elapsed Time'],
  ...['Distance', 'Max Heart Rate', 'Relative Effort', 'Commute', 'Activity Private Note', 'Activity Gear', 'Filename'],
  ...['Athlete Weight', 'Bike Weight', 'Elapsed Time', 'Moving Time', 'Distance', 'Max Speed', 'Average Speed'],
  ...['Elevation Gain', 'Elevation Loss', 'Elevation Low', 'Elevation High', 'Max Grade', 'Average Grade'],
  ...['Average Positive Grade', 'Average Negative Grade', 'Max Cadence', 'Average Cadence', 'Max Heart Rate'],
  ...['Average Heart Rate', 'Max Watts', 'Average Watts', 'Calories', 'Max Temperature', 'Average Temperature'],
  ...['Relative Effort', 'Total Work', 'Number of Runs', 'Uphill Time', 'Downhill Time', 'Other Time'],
  ...['Perceived Exertion', 'Type', 'Start Time'],
];

/** What a row states; everything else is empty. */
export interface WrittenActivity {
  readonly id?: string;
  readonly date?: string;
  readonly name?: string;
  readonly type?: string;
  readonly description?: string;
  readonly note?: string;
  readonly gear?: string;
  readonly file?: string;
  readonly elapsed?: string;
  readonly moving?: string;
  readonly metres?: string;
  readonly climb?: string;
  readonly maxHeartRate?: string;
  readonly averageHeartRate?: string;
  readonly calories?: string;
  readonly effort?: string;
}

const positions: Readonly<Record<keyof WrittenActivity, number>> = {
  ...{ id: 0, date: 1, name: 2, type: 3, description: 4, note: 10, gear: 11, file: 12, elapsed: 15, moving: 16 },
  ...{ metres: 17, climb: 20, maxHeartRate: 30, averageHeartRate: 31, calories: 34, effort: 43 },
};

/** Writes a table of activities with the columns of an archive in their usual order. */
export function stravaTable(rows: readonly WrittenActivity[], header: readonly string[] = englishHeader): string {
  return [header, ...rows.map(cellsOf)].map((cells) => cells.map(quoted).join(',')).join('\n');
}

function cellsOf(row: WrittenActivity): readonly string[] {
  const cells: string[] = Array.from({ length: englishHeader.length }, () => '');
  const all = { id: '1', date: 'May 6, 2026, 5:00:00 PM', type: 'Run', ...row };
  for (const [name, at] of Object.entries(positions)) cells[at] = all[name as keyof WrittenActivity] ?? '';
  // the figures to read first: kilometres, and rounded
  cells[5] = cells[15] ?? '';
  cells[6] = all.metres === undefined ? '' : String(Math.round(Number(all.metres) / 10) / 100);
  return cells;
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
