import { createHash } from 'node:crypto';
import type { StoredAttachment, StoredPerson } from './schema-fixture.ts';

const startedAt = Date.parse('2026-11-20T17:00:00Z');

/** A photo of one pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const photoHash = createHash('sha256').update(photo).digest('hex');

/** The patches of the first account, in order. The later ones change what the first one created, and move a note to the trash. */
const adasPatches = [
  {
    notesData: {
      notebooks: { plans: { name: 'Plans' } },
      attachments: {
        [photoHash]: { bytes: photo.length, mime: 'image/png', name: 'beds.png', widthPx: 1, heightPx: 1 },
      },
      notes: {
        garden: { title: 'Garden', notebook: 'plans', tags: { spring: 'Spring' }, body: 'Dig the beds.\n' },
        umlauts: {
          title: 'Käse & Öl – “it’s ok” 🧀',
          body: "One line's text\n\nAnd another, with a tab\tand 日本語.\n",
        },
        trashed: { title: 'Old list', body: 'Milk\n' },
      },
    },
    exerciseData: {
      exercises: { 'pause-squat': { name: 'Pause squat', equipment: 'barbell', tracking: 'loadReps' } },
      workouts: {
        legs: {
          title: 'Legs',
          startedAt,
          day: '2026-11-20',
          zone: 'Europe/Berlin',
          exercises: { squats: { exercise: 'exercises/pause-squat', order: 'a0', restSeconds: 180 } },
          sets: {
            first: {
              place: { exercise: 'squats', order: 'a0' },
              result: { kind: 'warmUp', load: { si: 60 }, reps: 5, completedAt: startedAt + 300_000 },
            },
            second: {
              place: { exercise: 'squats', order: 'a1' },
              result: { kind: 'working', load: { si: 102.5 }, reps: 3, rir: 0, completedAt: startedAt + 600_000 },
            },
          },
        },
      },
    },
  },
  { notesData: { notes: { garden: { body: `Dig the beds.\n\n![Beds](attachment:${photoHash})\n` } } } },
  { exerciseData: { workouts: { legs: { endedAt: startedAt + 3_600_000, effort: 8 } } } },
  { notesData: { notes: { trashed: null } } },
];

const beasPatches = [{ notesData: { notes: { diary: { title: 'Diary', body: 'Only for Bea.\n' } } } }];

/** Creates two accounts over the API of a server, of whatever version, and writes what people store. */
export async function writePeople(origin: string): Promise<readonly StoredPerson[]> {
  return [
    await writePerson(origin, { name: 'ada', patches: adasPatches, files: [photo] }),
    await writePerson(origin, { name: 'bea', patches: beasPatches, files: [] }),
  ];
}

interface Writing {
  readonly name: string;
  readonly patches: readonly object[];
  readonly files: readonly Buffer[];
}

async function writePerson(origin: string, { name, patches, files }: Writing): Promise<StoredPerson> {
  const email = `${name}@example.org`;
  const password = `the stored password of ${name}`;
  const credentials = JSON.stringify({ email, password });
  const json = { origin, 'content-type': 'application/json' };
  const created = await expectOk(
    fetch(`${origin}/api/account/create`, { method: 'POST', headers: json, body: credentials }),
  );
  const { user } = (await created.json()) as { readonly user: { readonly uid: string } };
  // a second device, whose session is the stored one
  const signedIn = await expectOk(
    fetch(`${origin}/api/account/sign-in`, { method: 'POST', headers: json, body: credentials }),
  );
  const [cookie = ''] = signedIn.headers.getSetCookie().map((issued) => issued.split(';')[0] ?? '');
  const person = { email, password, uid: user.uid, cookie };
  const url = `${origin}/api/users/${user.uid}`;
  if ((await fetch(url, { headers: { cookie } })).status === 404) return { ...person, document: null, attachments: [] };

  const attachments: StoredAttachment[] = [];
  for (const file of files) attachments.push(await upload(url, { origin, cookie }, file));
  for (const patch of patches) {
    // a server accepts the text of a note only together with the version that was read
    const version = (await read(url, cookie)).headers.get('etag') ?? '';
    const headers = { origin, cookie, 'content-type': 'application/merge-patch+json', 'if-match': version };
    await expectOk(fetch(url, { method: 'PATCH', headers, body: JSON.stringify(patch) }));
  }
  return { ...person, document: await (await read(url, cookie)).json(), attachments };
}

function read(url: string, cookie: string): Promise<Response> {
  return expectOk(fetch(url, { headers: { cookie } }));
}

async function upload(url: string, headers: Record<string, string>, file: Buffer): Promise<StoredAttachment> {
  const hash = createHash('sha256').update(file).digest('hex');
  await expectOk(
    fetch(`${url}/attachments/${hash}`, {
      method: 'PATCH',
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'upload-length': String(file.length),
      },
      body: new Uint8Array(file),
    }),
  );
  return { hash, base64: file.toString('base64') };
}

async function expectOk(answering: Promise<Response>): Promise<Response> {
  const answer = await answering;
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
