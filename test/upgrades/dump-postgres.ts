import { Client, escapeIdentifier } from 'pg';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly defaults: string | null;
  readonly required: boolean;
}

interface Constraint {
  readonly name: string;
  readonly definition: string;
  readonly foreign: boolean;
}

/** The statements that create one table, by the order in which they can run. */
interface DumpedTable {
  readonly create: readonly string[];
  readonly rows: readonly string[];
  readonly indexes: readonly string[];
  readonly foreignKeys: readonly string[];
}

/**
 * Returns SQL that creates a PostgreSQL database with the same tables, rows and indexes. It replaces `pg_dump`, which
 * is not part of the PostgreSQL of the tests.
 */
export async function dumpPostgres(url: string): Promise<string> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ readonly oid: number; readonly name: string }>(
      `SELECT oid, relname AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY oid`,
    );
    const dumped: DumpedTable[] = [];
    for (const { oid, name } of tables) dumped.push(await dumpTable(client, oid, escapeIdentifier(name)));
    // rows come before indexes and foreign keys, so that their order does not matter
    const statements = (['create', 'rows', 'indexes', 'foreignKeys'] as const).flatMap((part) =>
      dumped.flatMap((table) => table[part]),
    );
    return ['BEGIN', ...statements, 'COMMIT', ''].join(';\n');
  } finally {
    await client.end();
  }
}

async function dumpTable(client: Client, oid: number, table: string): Promise<DumpedTable> {
  const columns = await columnsOf(client, oid);
  const constraints = await constraintsOf(client, oid);
  const addition = ({ name, definition }: Constraint) => `CONSTRAINT ${escapeIdentifier(name)} ${definition}`;
  const parts = [...columns.map(printColumn), ...constraints.filter(({ foreign }) => !foreign).map(addition)];
  return {
    create: [`CREATE TABLE ${table} (\n  ${parts.join(',\n  ')}\n)`],
    rows: await inserts(client, table, columns),
    indexes: await indexesOf(client, oid),
    foreignKeys: constraints
      .filter(({ foreign }) => foreign)
      .map((constraint) => `ALTER TABLE ${table} ADD ${addition(constraint)}`),
  };
}

function printColumn({ name, type, defaults, required }: Column): string {
  const ending = `${defaults === null ? '' : ` DEFAULT ${defaults}`}${required ? ' NOT NULL' : ''}`;
  return `${escapeIdentifier(name)} ${type}${ending}`;
}

async function columnsOf(client: Client, oid: number): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, pg_get_expr(adbin, adrelid) AS defaults,
       attnotnull AS required
     FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
     WHERE attrelid = $1 AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [oid],
  );
  return rows;
}

async function constraintsOf(client: Client, oid: number): Promise<readonly Constraint[]> {
  const { rows } = await client.query<Constraint>(
    `SELECT conname AS name, pg_get_constraintdef(oid) AS definition, contype = 'f' AS foreign
     FROM pg_constraint WHERE conrelid = $1 AND contype <> 'n' ORDER BY conname`,
    [oid],
  );
  return rows;
}

async function indexesOf(client: Client, oid: number): Promise<readonly string[]> {
  const { rows } = await client.query<{ readonly definition: string }>(
    `SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = $1 AND indexrelid NOT IN (SELECT conindid FROM pg_constraint) ORDER BY indexrelid`,
    [oid],
  );
  return rows.map(({ definition }) => definition);
}

/** Prints each value as text, from which PostgreSQL reads it back as the type of its column. */
async function inserts(client: Client, table: string, columns: readonly Column[]): Promise<readonly string[]> {
  const texts = columns.map(({ name }) => `${escapeIdentifier(name)}::text`);
  const { rows } = await client.query<(string | null)[]>({
    text: `SELECT ${texts.join(', ')} FROM ${table} ORDER BY ctid`,
    rowMode: 'array',
  });
  return rows.map((row) => {
    const values = row.map((value) => (value === null ? 'NULL' : `'${value.replaceAll("'", "''")}'`));
    return `INSERT INTO ${table} VALUES (${values.join(', ')})`;
  });
}
