import { databaseFile, insertRows, type SqlInput } from '../../testing/database-file.ts';

/** The columns of FitNotes' tables, those that nobody reads left out. */
const tables = {
  Category: '_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, colour INTEGER NOT NULL DEFAULT 0',
  exercise:
    '_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, category_id INTEGER NOT NULL, exercise_type_id INTEGER NOT NULL DEFAULT 0, notes TEXT, weight_unit_id INTEGER NOT NULL DEFAULT 0',
  training_log:
    '_id INTEGER PRIMARY KEY AUTOINCREMENT, exercise_id INTEGER NOT NULL, date DATE NOT NULL, metric_weight INTEGER NOT NULL, reps INTEGER NOT NULL, unit INTEGER NOT NULL DEFAULT 0, is_complete INTEGER NOT NULL DEFAULT 0, distance INTEGER NOT NULL DEFAULT 0, duration_seconds INTEGER NOT NULL DEFAULT 0',
  Comment:
    '_id INTEGER PRIMARY KEY AUTOINCREMENT, date DATE NOT NULL, owner_type_id INTEGER NOT NULL, owner_id INTEGER NOT NULL, comment TEXT NOT NULL',
  WorkoutComment: '_id INTEGER PRIMARY KEY AUTOINCREMENT, date TEXT NOT NULL, comment TEXT NOT NULL',
  WorkoutTime:
    '_id INTEGER PRIMARY KEY AUTOINCREMENT, workout_date TEXT NOT NULL, start_date_time TEXT NOT NULL, end_date_time TEXT NOT NULL',
  WorkoutGroupExercise:
    '_id INTEGER PRIMARY KEY AUTOINCREMENT, exercise_id INTEGER NOT NULL, date TEXT NOT NULL, routine_section_id INTEGER NOT NULL, workout_group_id INTEGER NOT NULL',
  MeasurementUnit: '_id INTEGER PRIMARY KEY AUTOINCREMENT, type INTEGER, long_name TEXT, short_name TEXT',
  Measurement: '_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, unit_id INTEGER NOT NULL DEFAULT 0',
  MeasurementRecord:
    '_id INTEGER PRIMARY KEY AUTOINCREMENT, measurement_id INTEGER NOT NULL, date TEXT NOT NULL, time TEXT NOT NULL, value REAL NOT NULL, comment TEXT',
  BodyWeight:
    '_id INTEGER PRIMARY KEY AUTOINCREMENT, date TEXT NOT NULL, body_weight_metric REAL NOT NULL, body_fat REAL NOT NULL, comments TEXT',
  settings: '_id INTEGER PRIMARY KEY AUTOINCREMENT, metric INTEGER NOT NULL DEFAULT 0, first_day_of_week INTEGER',
} as const;

export type BackupTable = keyof typeof tables;

/**
 * Creates a backup as FitNotes writes it.
 *
 * @param rows by table, without their ids, which count from 1
 * @param missing tables that the version does not have
 */
export function backupFile(
  rows: Readonly<Partial<Record<BackupTable, readonly (readonly SqlInput[])[]>>>,
  missing: readonly BackupTable[] = [],
): Uint8Array {
  return databaseFile((database) => {
    database.exec('CREATE TABLE android_metadata (locale TEXT)');
    for (const [table, columns] of Object.entries(tables) as [BackupTable, string][]) {
      if (missing.includes(table)) continue;
      database.exec(`CREATE TABLE ${table} (${columns})`);
      insertRows(
        database,
        table,
        (rows[table] ?? []).map((values) => [null, ...values]),
      );
    }
  });
}
