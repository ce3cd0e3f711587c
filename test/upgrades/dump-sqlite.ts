import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';

/** Returns SQL that creates a SQLite database with the same tables, rows and indexes. */
export function dumpSqlite(file: string): string {
  const database = new DatabaseSync(file, { readBigInts: true });
  const made = database
    .prepare(
      `SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid`,
    )
    .all() as { readonly type: string; readonly name: string; readonly sql: string }[];
  const tables = made.filter(({ type }) => type === 'table');
  const others = made.filter(({ type }) => type !== 'table');
  const statements = [
    ...tables.map(({ sql }) => sql),
    ...tables.flatMap(({ name }) => inserts(database, name)),
    ...others.map(({ sql }) => sql),
  ];
  database.close();
  return ['BEGIN', ...statements, 'COMMIT', ''].join(';\n');
}

function inserts(database: DatabaseSync, table: string): readonly string[] {
  const rows = database.prepare(`SELECT * FROM "${table}"`).all() as Record<string, SQLOutputValue>[];
  return rows.map((row) => `INSERT INTO "${table}" VALUES (${Object.values(row).map(literal).join(', ')})`);
}

function literal(value: SQLOutputValue): string {
  if (value === null) return 'NULL';
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}
