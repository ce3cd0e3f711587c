import { describe, expect, it } from 'vitest';
import { ImportError, type ImportFile } from './files/index.ts';
import { importSources, recognised } from './sources.ts';
import { filesOf, itemsOf } from './testing/files.ts';

/** For each source that chooses its files by their beginning: a file of it, and the name of another that is damaged. */
const exports: readonly (readonly [app: string, path: string, content: string])[] = [
  ['apple-health', 'export.xml', '<HealthData>\n<Record type="x"/>\n</HealthData>\n'],
  ['day-one', 'a.json', '{"metadata":{"version":"1"},"entries":[{"uuid":"A","creationDate":"2020-01-01T00:00:00Z"}]}'],
  ['evernote', 'a.xml', '<en-export><note><title>a</title><content></content></note></en-export>'],
  [
    'fitnotes',
    'a.csv',
    'Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time\n2020-01-01,a,b,1,1,,,\n',
  ],
  ['google-keep', 'a.json', '{"isPinned":true,"isTrashed":false,"textContent":"a","userEditedTimestampUsec":1}'],
  ['hevy', 'a.csv', 'title,start_time,exercise_title,set_index,reps\na,"9 Apr 2026, 17:18",b,0,1\n'],
  ['jefit', 'a.csv', '### SETTING ###\nrow_id,USERID,mass\n1,7,kg\n'],
  [
    'liftosaur',
    'a.csv',
    'Workout DateTime,Day Name,Exercise,Is Warmup Set?,Completed Reps\n2020-01-01T00:00:00Z,a,b,0,1\n',
  ],
  ['standard-notes', 'a.txt', '{"items":[{"uuid":"a","content_type":"Note","content":{"title":"a","text":"b"}}]}'],
  ['strong', 'a.csv', 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2020-01-01 10:00:00,a,b,1,1,1\n'],
];

describe.each(exports)('%s', (app, path, content) => {
  const source = importSources.find((each) => each.app === app) as (typeof importSources)[number];
  const [sound, other] = filesOf({ [path]: content, [`b/${path}`]: content }) as [ImportFile, ImportFile];

  it.each([
    ['removed', removed(other)],
    ['damaged in a compressed archive', damagedAtEnd(other)],
  ])('is recognised and read although another file is %s, which is reported', async (_, broken) => {
    const files = [broken, sound];
    expect((await recognised(files)).map((each) => each.source.app)).toContain(app);
    const items = await itemsOf(source, files);
    expect(items.filter(({ origin }) => origin.startsWith(path))).toEqual(await itemsOf(source, [sound]));
    expect(items.filter(({ origin }) => origin.startsWith('b/'))).toContainEqual(
      expect.objectContaining({ kind: 'skipped', code: 'import/damaged' }),
    );
  });
});

function removed(file: ImportFile): ImportFile {
  return {
    ...file,
    source: { size: file.size, read: () => Promise.reject(new TypeError('gone')) },
    // biome-ignore lint/correctness/useYield: it fails before the first chunk
    async *chunks() {
      throw new ImportError('import/damaged');
    },
  };
}

/** The CRC of an entry is known to be wrong at its end. */
function damagedAtEnd(file: ImportFile): ImportFile {
  return {
    ...file,
    source: null,
    async *chunks() {
      yield* file.chunks();
      throw new ImportError('import/damaged');
    },
  };
}
