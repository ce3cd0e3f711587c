import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordsByKey } from '#sync/testing/earlier-version.ts';
import { migrations } from '../../src/server/db/migrations/index.ts';
import { ServerProcess, serverEnvironment } from '../server-process.ts';
import { expectAll } from './expect-all.ts';
import { devicesOf, type LoadedFixture, loadFixture, type StoredDevice } from './load-fixture.ts';
import { dialects, readSchemaFixture, schemasWithFixture } from './schema-fixture.ts';

/** Migrations that were added together with the next one, so that no server stored data in between. */
const neverNewest = ['0001-meta'];

it('every schema has a fixture (store the newest with `npm run schema-fixture`)', () => {
  const schemas = migrations.map(({ id }) => id).filter((id) => !neverNewest.includes(id));
  expect(schemasWithFixture()).toEqual(schemas);
});

it.each(dialects)('each fixture on %s contains what people store, from the first version with documents', (dialect) => {
  for (const schema of schemasWithFixture().filter((each) => each !== '0002-accounts')) {
    const [ada] = readSchemaFixture(schema, dialect).people;
    expect(recordsByKey(ada?.document)).toMatchObject({
      'notes/garden': { title: 'Garden', body: expect.stringMatching(/^Dig the beds\.\n\n!\[Beds\]/) },
      'notes/umlauts': { title: 'Käse & Öl – “it’s ok” 🧀', body: expect.stringContaining('日本語') },
      'notes/trashed': { title: 'Old list', trashedAt: expect.any(Number) },
      'workouts/legs': { effort: 8, sets: { second: { result: { load: { si: 102.5 }, reps: 3, rir: 0 } } } },
    });
    expect(ada?.attachments).toHaveLength(1);
  }
});

const fixtures = schemasWithFixture().flatMap((schema) => dialects.map((dialect) => ({ schema, dialect })));

describe.each(fixtures)('a database with the schema $schema on $dialect', ({ schema, dialect }) => {
  const fixture = readSchemaFixture(schema, dialect);
  let directory: string;
  let origin: string;
  let server: ServerProcess;
  let loaded: LoadedFixture;
  let devices: ReadonlyMap<string, StoredDevice>;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mensana-upgrade-'));
    const start = await serverEnvironment(directory);
    origin = start.origin;
    loaded = await loadFixture(fixture, directory);
    devices = await devicesOf(loaded);
    server = ServerProcess.spawn({ ...start.environment, ...loaded.environment });
    await server.ready();
  });
  afterEach(async () => {
    await server.end('SIGKILL');
    await loaded.remove();
    await rm(directory, { recursive: true, force: true });
  });

  it('opens in a server of today with all accounts, documents and files, and devices continue to sync', async () => {
    expect(fixture.people.map(({ email }) => email)).toEqual(['ada@example.org', 'bea@example.org']);
    for (const stored of fixture.people) await expectAll(origin, stored, devices.get(stored.uid));
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.said).not.toContain('"level"');
  });
});
