import { DatabaseSync } from 'node:sqlite';
import { peerServer, peerYjs } from './packages.ts';

/**
 * The server of the other engine, in a process of its own: one document per person, stored in a SQLite file as often
 * as Hocuspocus does it by default, two to ten seconds after a change.
 */
const [file = ''] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
database.exec('CREATE TABLE IF NOT EXISTS document (name TEXT PRIMARY KEY, state BLOB NOT NULL)');
const read = database.prepare('SELECT state FROM document WHERE name = ?');
const write = database.prepare('INSERT OR REPLACE INTO document (name, state) VALUES (?, ?)');
const [Y, { Server }] = await Promise.all([peerYjs(), peerServer()]);
const server = new Server({
  address: '127.0.0.1',
  port: 0,
  quiet: true,
  onLoadDocument: async ({ documentName, document }) => {
    const stored = read.get(documentName) as { readonly state: Uint8Array } | undefined;
    if (stored !== undefined) Y.applyUpdate(document, stored.state);
  },
  onStoreDocument: async ({ documentName, document }) => {
    write.run(documentName, Y.encodeStateAsUpdate(document));
  },
});
await server.listen();
process.stdout.write(`listening on ${server.address.port}\n`);
