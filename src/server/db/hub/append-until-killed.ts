import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { migrate } from '../migrate.ts';
import { openSqlite } from '../sqlite.ts';
import { openHubStorage } from './hub-storage.ts';

/**
 * Used by the durability test: `node append-until-killed.ts FILE` appends pushes for three users until it is killed. It
 * prints the uid, number and id of each push once it is acknowledged.
 */
const database = openSqlite(String(process.argv[2]));
await migrate(database);
const storage = openHubStorage(database);

for (;;) {
  const requests = ['uid-0', 'uid-1', 'uid-2', 'uid-1'].map((uid) => ({
    uid,
    id: randomBytes(16),
    payload: randomBytes(100),
    replaced: new Uint8Array(1),
    highest: null,
    bound: null,
    quota: null,
    receivedAt: Date.now(),
  }));
  const outcomes = await storage.append(requests, randomBytes(16));
  const lines = outcomes.map((outcome, at) => {
    const request = requests[at];
    if (outcome.outcome !== 'appended' || request === undefined) throw new Error('expected every push to be appended');
    return `${request.uid} ${outcome.sequence} ${request.id.toString('hex')}\n`;
  });
  writeSync(1, lines.join(''));
}
