import { createHash } from 'node:crypto';
import { knownExercises } from '#domain/exercise/index.ts';
import { unpacked } from '#domain/import/archive/index.ts';
import { bytesOf, type ImportFile } from '#domain/import/files/index.ts';
import { ImportDrafts, planImport, type ReadFile, suggestedAnswers, summaryOf } from '#domain/import/plan/index.ts';
import { recognised } from '#domain/import/sources.ts';
import { knownDocument } from '#domain/import/testing/known-document.ts';
import { type AttachmentHash, attachmentHash, attachmentMaxBytes } from '#domain/notes/index.ts';
import { fileOfPath } from './file-of-path.ts';

/** Does what the import worker does up to the preview of an archive, and prints the time and the memory that it took. */
const [path = ''] = process.argv.slice(2);
const started = performance.now();
const files: ImportFile[] = [];
for await (const item of unpacked([await fileOfPath(path)])) if (!('kind' in item)) files.push(item);
const source = (await recognised(files))[0]?.source;
if (source === undefined) throw new Error('the archive was not recognised');
const drafts = new ImportDrafts();
for await (const item of source.read(files)) drafts.add(item);
const hashes = new Map<string, ReadFile>();
for (const { sourceId, name, file } of drafts.files) {
  const digest = createHash('sha256')
    .update(await bytesOf(file, attachmentMaxBytes))
    .digest('hex');
  hashes.set(sourceId, { name, hash: attachmentHash(digest) as AttachmentHash });
}
const known = knownDocument({ now: Date.now(), zone: 'Europe/Berlin', hasHeight: true });
const { app } = source;
const answers = suggestedAnswers(drafts, known, { app, chosen: new Map(), exercises: knownExercises([]) });
const parts = { app, batch: 'bench', drafts, files: hashes, matches: [], known, read: async () => [] };
const { counts } = summaryOf(await planImport(parts, answers, () => undefined), answers);
const activities = counts.reduce((sum, { kind, count }) => sum + (kind === 'activity' ? count : 0), 0);
const ms = Math.round(performance.now() - started);
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(JSON.stringify({ ms, megabytes, activities }));
