import type { RecordKey } from '#domain/kernel/index.ts';
import { recordTypes } from '#domain/user-document.ts';
import { mergeBodies } from '#sync/record/index.ts';
import type { Replica } from '#sync/replica/replica.ts';

/** The maximum wait for a body in a chunk that a first sync has not downloaded yet. */
const textWithinMs = 2_000;

/**
 * Exports records as one document that people and programs can read. Each record has a heading, its Markdown, and all
 * its leaves as JSON.
 *
 * @param which `pending`: records with changes that the hub does not have; `all`: everything on this device
 */
export async function exportDocument(replica: Replica, which: 'pending' | 'all'): Promise<Blob> {
  await replica.document.records.whenRead;
  const sections: string[] = [];
  for (const { collection } of recordTypes) {
    for (const key of replica.document.view.keysOf(collection) as ReadonlySet<RecordKey>) {
      if (which === 'all' || replica.document.pending.forRecord(key).length > 0)
        sections.push(await sectionOf(replica, key));
    }
  }
  return new Blob([sections.join('\n')], { type: 'text/markdown;charset=utf-8' });
}

async function sectionOf(replica: Replica, key: RecordKey): Promise<string> {
  const state = replica.document.view.get(key);
  const leaves = Object.fromEntries([...(state?.fields ?? [])].map(([path, { value }]) => [path, value]));
  const title = [leaves.title, leaves.name].find((each) => typeof each === 'string' && each !== '') ?? key;
  const record = { key, ...(state?.tombstone === undefined ? { leaves } : { deleted: true }) };
  const text = await textOf(replica, key);
  return [`# ${title}`, ...(text === '' ? [] : [text]), `\`\`\`json\n${JSON.stringify(record, null, 2)}\n\`\`\``, '']
    .join('\n\n')
    .trimStart();
}

/** Returns the body as screens show it, or only its pending part if the body does not load in time. */
async function textOf(replica: Replica, key: RecordKey): Promise<string> {
  const whole = await within(replica, replica.document.bodies.text(key));
  if (whole !== null) return whole;
  const parts = replica.document.pending
    .forRecord(key)
    .flatMap(({ body }) => (body === undefined ? [] : [body.update]));
  return parts.length === 0 ? '' : mergeBodies(parts).text;
}

function within(replica: Replica, text: Promise<string>): Promise<string | null> {
  return new Promise((resolve) => {
    const cancel = replica.document.ports.after(textWithinMs, () => resolve(null));
    text.then(
      (whole) => {
        cancel();
        resolve(whole);
      },
      () => resolve(null),
    );
  });
}
