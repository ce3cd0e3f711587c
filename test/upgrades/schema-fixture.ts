import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The databases that a server can use. Each schema has a fixture for each of them. */
export const dialects = ['sqlite', 'postgres'] as const;

export type Dialect = (typeof dialects)[number];

/** What a server with an earlier schema stored. */
export interface SchemaFixture {
  /** The newest migration of its schema. */
  readonly schema: string;
  readonly dialect: Dialect;
  /** Creates the database. */
  readonly sql: string;
  /** The folder with everything that the data directory contained besides the database; null if there was nothing. */
  readonly files: string | null;
  readonly people: readonly StoredPerson[];
}

/** An account in a fixture, with what its server returned for it. */
export interface StoredPerson {
  readonly email: string;
  readonly password: string;
  readonly uid: string;
  /** The session of a device that is signed in, as the value of a `Cookie` header. */
  readonly cookie: string;
  /** The answer to `GET /api/users/{uid}`; null from servers that had no documents yet. */
  readonly document: unknown;
  readonly attachments: readonly StoredAttachment[];
}

export interface StoredAttachment {
  readonly hash: string;
  readonly base64: string;
}

const root = fileURLToPath(new URL('../fixtures/schemas', import.meta.url));

/** Returns the folder of a fixture, whether it exists or not. */
export function fixtureFolder(schema: string, dialect: Dialect): string {
  return join(root, schema, dialect);
}

/** Returns the schemas that have a fixture. */
export function schemasWithFixture(): readonly string[] {
  return readdirSync(root).sort();
}

export function readSchemaFixture(schema: string, dialect: Dialect): SchemaFixture {
  const folder = fixtureFolder(schema, dialect);
  const files = join(folder, 'files');
  return {
    schema,
    dialect,
    sql: readFileSync(join(folder, 'database.sql'), 'utf8'),
    files: existsSync(files) ? files : null,
    people: JSON.parse(readFileSync(join(folder, 'people.json'), 'utf8')) as readonly StoredPerson[],
  };
}
