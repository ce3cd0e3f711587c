import { describe, expect, it } from 'vitest';
import { zipBytes } from './archive/testing/zip-bytes.ts';
import { filesByApp } from './files-by-app.ts';
import { filesOf } from './testing/files.ts';

type Contents = Readonly<Record<string, string | Uint8Array>>;

const strong = 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2024-05-01 07:00:00,"Push","Squat",1,80,5\n';
const hevy = '"title","start_time","exercise_title","set_index"\n"Push","1 May 2024, 07:00","Squat",0\n';
const enex = '<?xml version="1.0"?><en-export></en-export>';
const keep =
  '{"color":"DEFAULT","isTrashed":false,"isPinned":false,"isArchived":false,"textContent":"a","title":"","userEditedTimestampUsec":1}';
const vault = { 'Vault/.obsidian/app.json': '{}', 'Vault/Home.md': '# Home' };

describe('files of several apps', () => {
  it.each<[string, Contents, [string | null, string[]][]]>([
    [
      'an archive and a table',
      { 'strong.csv': strong, 'Vault.zip': zipOf(vault) },
      [
        ['obsidian', ['Vault.zip']],
        ['strong', ['strong.csv']],
      ],
    ],
    [
      'single files in one folder',
      { 'old/workouts.csv': hevy, 'old/body/more.csv': hevy, 'old/Body.enex': enex },
      [
        ['hevy', ['old/workouts.csv', 'old/body/more.csv']],
        ['evernote', ['old/Body.enex']],
      ],
    ],
    [
      'archives in one folder',
      { 'old/Vault.zip': zipOf(vault), 'old/keep.zip': zipOf({ 'Takeout/Keep/a.json': keep }), 'old/s.csv': strong },
      [
        ['obsidian', ['old/Vault.zip']],
        ['google-keep', ['old/keep.zip']],
        ['strong', ['old/s.csv']],
      ],
    ],
    [
      'a folder and a note',
      { ...vault, 'Bread.md': '# Bread' },
      [
        ['obsidian', ['Vault/.obsidian/app.json', 'Vault/Home.md']],
        ['markdown', ['Bread.md']],
      ],
    ],
    [
      'a table that nobody knows',
      { 'strong.csv': strong, 'log.csv': 'When,What\n1,2\n' },
      [
        ['strong', ['strong.csv']],
        [null, ['log.csv']],
      ],
    ],
  ])('are grouped by their apps: %s', async (_, contents, groups) => {
    expect(await pathsByApp(contents)).toEqual(groups);
  });
});

describe('files of one app', () => {
  it.each<[string, string | null, Contents]>([
    ['a folder with a table as attachment', 'obsidian', { ...vault, 'Vault/files/strong.csv': strong }],
    [
      'a folder with an archive as attachment',
      'obsidian',
      { ...vault, 'Vault/files/old.zip': zipOf({ 'x.enex': enex }) },
    ],
    ['an archive in two parts', 'google-keep', parts()],
    ['notes with attachments beside them', 'google-keep', { 'a.json': keep, 'a.jpg': 'picture', 'b.json': keep }],
    [
      'notes in several folders',
      'obsidian',
      { 'a/Home.md': 'See [[Knee]].', 'b/Knee.md': '# Knee', 'Hip.md': '# Hip' },
    ],
    ['a table and what no app recognises', 'strong', { 'notes.bin': 'x', 'strong.csv': strong, 'half.zip': 'PK' }],
    ['a single file', null, { 'strong.csv': strong }],
    ['nothing that any app recognises', null, { 'a.bin': 'x', 'b.bin': 'y' }],
  ])('stay together: %s', async (_, app, contents) => {
    expect(await pathsByApp(contents)).toEqual([[app, Object.keys(contents)]]);
  });
});

function parts(): Contents {
  return {
    'takeout-20240501T101010Z-001.zip': zipOf({ 'Takeout/Keep/a.json': keep }),
    'takeout-20240501T101010Z-002.zip': zipOf({ 'Takeout/Keep/a.jpg': 'picture' }),
  };
}

async function pathsByApp(contents: Contents) {
  const groups = await filesByApp(filesOf(contents));
  return groups.map(({ app, files }) => [app, files.map(({ path }) => path)]);
}

function zipOf(contents: Readonly<Record<string, string>>): Uint8Array {
  return zipBytes(Object.entries(contents).map(([name, content]) => ({ name, content })));
}
