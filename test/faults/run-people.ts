import { createHash } from 'node:crypto';
import type { AttachmentHash } from '#domain/notes/index.ts';
import { mintAccount, mintSession } from '../../src/server/accounts/testing.ts';
import { openHubStorage } from '../../src/server/db/hub/hub-storage.ts';
import { openPostgres } from '../../src/server/db/postgres.ts';
import type { Person } from '../../src/server/live/testing.ts';
import type { FileServer } from '../../src/web/attachments/file-server.ts';
import { testSecret } from '../server-process.ts';
import type { DeviceOrder } from './device-messages.ts';
import { fileServerFor } from './file-server.ts';
import type { Copy, NoteCopy } from './history.ts';
import type { FilesCopy } from './stored-files.ts';
import { deviceName, personOf } from './words.ts';

interface PeopleParts {
  /** The database, without a proxy. */
  readonly url: string;
  /** Where devices find the servers. */
  readonly origin: string;
  readonly people: number;
  readonly devicesPerPerson: number;
}

/** The people of a run. */
export interface RunPeople {
  readonly orders: readonly DeviceOrder[];
  /** Returns how far the log of each user has grown, by uid. */
  readonly heads: () => Promise<ReadonlyMap<string, number>>;
  /** Returns the documents of all people as a server has them. */
  readonly copiesAt: (server: string, origin: string) => Promise<readonly Copy[]>;
  /** Returns the files of all people as a server has them, and reads the content of those that `isRead` chooses. */
  readonly filesAt: (
    server: string,
    origin: string,
    isRead: (hash: string) => boolean,
  ) => Promise<readonly FilesCopy[]>;
  readonly close: () => Promise<void>;
}

export async function openPeople({ url, origin, people, devicesPerPerson }: PeopleParts): Promise<RunPeople> {
  const database = openPostgres(url);
  const storage = openHubStorage(database);
  const orders: DeviceOrder[] = [];
  for (let person = 0; person < people; person++) {
    const uid = await mintAccount(database.kysely);
    for (let device = 0; device < devicesPerPerson; device++) {
      const session = await mintSession(database.kysely, { uid, secret: testSecret });
      orders.push({ name: deviceName(person, device), person: { origin, uid, ...session } });
    }
  }
  const owners = orders.filter((_, at) => at % devicesPerPerson === 0);
  return {
    orders,
    heads: async () => {
      const grown = await storage.progress(owners.map(({ person }) => person.uid));
      const sequences = new Map(grown.map(({ uid, sequence }) => [uid, sequence]));
      return new Map(owners.map(({ person: { uid } }) => [uid, sequences.get(uid) ?? 0]));
    },
    copiesAt: async (server, at) => {
      const copies: Copy[] = [];
      for (const { name, person } of owners) {
        const notes = await notesAt(at, person);
        copies.push({ holder: `${server} for ${personOf(name)}`, person: personOf(name), notes });
      }
      return copies;
    },
    filesAt: async (server, at, isRead) => {
      const copies: FilesCopy[] = [];
      for (const { name, person } of owners) {
        const digests = await digestsAt(at, person, isRead);
        copies.push({ holder: `${server} for ${personOf(name)}`, person: personOf(name), digests });
      }
      return copies;
    },
    close: () => database.close(),
  };
}

async function notesAt(origin: string, { uid, cookie }: Person): Promise<ReadonlyMap<string, NoteCopy>> {
  const answer = await fetch(`${origin}/api/users/${uid}`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  const { notesData } = (await answer.json()) as ServerDocument;
  return new Map(
    Object.entries(notesData.notes ?? {}).map(([id, { title, properties, body }]) => [
      `notes/${id}`,
      { title: title ?? null, properties: new Map(Object.entries(properties ?? {})), text: body ?? '', leaves: null },
    ]),
  );
}

async function digestsAt(
  origin: string,
  person: Person,
  isRead: (hash: string) => boolean,
): Promise<ReadonlyMap<string, string | null>> {
  const server = fileServerFor({ ...person, origin });
  const { hashes } = await server.list();
  const digests = new Map<string, string | null>();
  for (const hash of hashes) digests.set(hash, isRead(hash) ? await digestIn(server, hash as AttachmentHash) : null);
  return digests;
}

async function digestIn(server: FileServer, hash: AttachmentHash): Promise<string> {
  const content = await server.content(hash);
  return content === null
    ? 'missing'
    : createHash('sha256')
        .update(await content.bytes())
        .digest('hex');
}

interface ServerDocument {
  readonly notesData: {
    readonly notes?: Readonly<
      Record<
        string,
        { readonly title?: string; readonly properties?: Readonly<Record<string, unknown>>; readonly body?: string }
      >
    >;
  };
}
