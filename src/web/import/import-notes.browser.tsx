import { expect, test } from 'vitest';
import { expectAccessible, focus, keyboard, openApp } from '../testing/index.ts';
import { chooseFiles, markdownFile, zipOf } from './testing/files.ts';

test('notes of several files are shown before they are imported, and reported afterwards', async () => {
  const { screen, store, router } = await openApp('/dashboard/profile/import');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
  await expectAccessible('main');
  await chooseFiles(markdownFile('Squat.md', 'Knees *out*.'), markdownFile('Bread.md', '# Bread\n\nFlour.'));
  await expect.element(screen.getByRole('button', { name: 'Import 2 notes' })).toBeEnabled();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(store.records('notes')).toEqual([]);

  const list = screen.getByRole('grid', { name: 'New' });
  await list.getByRole('row', { name: 'Squat' }).click();
  await expect.element(screen.getByRole('dialog').getByRole('textbox')).toMatchTextContent('Knees out.');
  await screen.getByRole('button', { name: 'Close' }).click();
  await screen.getByRole('checkbox', { name: 'Import all: New' }).click({ force: true });
  await expect.element(screen.getByText('Select what you want to import.')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Import all: New' }).click({ force: true });
  await focus(list.getByRole('row', { name: 'Bread' }));
  await keyboard.press('Space');
  await expect.element(screen.getByRole('button', { name: 'Import 1 note', exact: true })).toBeEnabled();
  await expectAccessible('main');

  await screen.getByRole('button', { name: 'Import 1 note', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/dashboard\/profile\/imports\//);
  expect(store.records('notes').map(({ value }) => value.title)).toEqual(['Squat']);
  await expectAccessible('main');
  await screen.getByRole('link', { name: 'Show notes' }).click();
  const notes = screen.getByRole('grid', { name: 'List of notes' });
  await expect.element(notes.getByRole('row', { name: 'Squat' })).toBeVisible();
});

test('files that were imported before have nothing left to import', async () => {
  const { screen, store } = await openApp('/dashboard/profile/import');
  const files = zipOf('notes.zip', { 'Squat.md': 'Knees out.', 'Bread.md': 'Flour.' });
  await chooseFiles(files);
  await screen.getByRole('button', { name: 'Import 2 notes' }).click();
  await screen.getByRole('link', { name: 'Back to your data' }).click();
  await screen.getByRole('link', { name: 'Import files' }).click();
  await chooseFiles(files);
  await expect.element(screen.getByRole('heading', { name: 'Already imported: 2 notes' })).toBeVisible();
  await expect.element(screen.getByText('Everything in these files is already imported.')).toBeVisible();
  await expect.element(screen.getByText('Nothing to import')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  expect(store.records('notes')).toHaveLength(2);
});

test('a broken archive is named, and the notes beside it are imported', async () => {
  const { screen } = await openApp('/dashboard/profile/import');
  const whole = zipOf('notes.zip', { 'Notes/Squat.md': 'Knees out.' });
  const broken = new File([(await whole.arrayBuffer()).slice(0, 60)], 'half.zip');
  await chooseFiles(broken, whole);
  await screen.getByRole('button', { name: 'Import 1 note', exact: true }).click();
  const skipped = screen.getByRole('list', { name: 'Left out' });
  await expect.element(skipped).toMatchTextContent('half.zip');
  await expect.element(skipped).toMatchTextContent('damaged or incomplete');
});

test('undoing an import keeps a note that was changed since, and names it', async () => {
  const { screen, store } = await openApp('/dashboard/profile/import');
  await chooseFiles(markdownFile('Squat.md', 'Knees out.'), markdownFile('Bread.md', 'Flour.'));
  await screen.getByRole('button', { name: 'Import 2 notes' }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
  const squat = store.records('notes').find(({ value }) => value.title === 'Squat');
  store.actions.changeRecord('notes', squat?.id ?? '', (draft) => {
    draft.title = 'Low-bar squat';
  });

  await screen.getByRole('button', { name: 'Undo import' }).click();
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog).toMatchTextContent('1 note moves to the trash.');
  await expect.element(dialog.getByRole('link', { name: 'Low-bar squat' })).toBeVisible();
  await expectAccessible('[role=alertdialog]');
  await dialog.getByRole('button', { name: 'Undo import' }).click();
  await expect.element(screen.getByText(/^Undone on \w+day, .+ 20\d\d\./)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Low-bar squat' })).toBeVisible();
  expect(store.records('notes').filter(({ inTrash }) => inTrash)).toHaveLength(1);
});

test('files that cannot be imported are named with what would help', async () => {
  const { screen } = await openApp('/dashboard/profile/import');
  await chooseFiles(new File(['<gpx/>'], 'run.gpx'), new File(['x'], 'Letter.docx'), new File(['x'], 'a.xyz'));
  await expect.element(screen.getByRole('alert')).toMatchTextContent('None of these files can be imported.');
  const left = screen.getByRole('list', { name: 'Left out' });
  await expect.element(left).toMatchTextContent(/This recording can’t be read.*run\.gpx/);
  await expect.element(left).toMatchTextContent(/Save it as Markdown, HTML or plain text.*Letter\.docx/);
  await expect.element(left).toMatchTextContent('a.xyz');
  await expectAccessible('main');
});

test('trash and archive are told apart in the preview and in the report', async () => {
  const { screen } = await openApp('/dashboard/profile/import');
  const keep = (title: string, fields: object) =>
    JSON.stringify({ isTrashed: false, isPinned: false, isArchived: false, title, textContent: 'x', ...fields });
  const files = {
    'Keep/a.json': keep('A', { createdTimestampUsec: 1_577_934_245_000_001 }),
    'Keep/b.json': keep('B', { createdTimestampUsec: 1_577_934_245_000_002, isTrashed: true }),
    'Keep/c.json': keep('C', { createdTimestampUsec: 1_577_934_245_000_003, isArchived: true }),
  };
  await chooseFiles(zipOf('keep.zip', files));
  await expect.element(screen.getByText('These will be added. 1 is in the archive. 1 is in the trash.')).toBeVisible();
  await expect
    .element(screen.getByRole('grid', { name: 'New' }).getByRole('row', { name: 'B' }))
    .toMatchTextContent('Trash');
  await screen.getByRole('button', { name: 'Import 3 notes' }).click();
  await expect.element(screen.getByText('Added to the trash')).toBeVisible();
  const facts = screen.getByText('Added to the trash').element().closest('dl');
  expect(facts?.textContent).toBe('Added1Added to the trash1Added to the archive1');
});

test('the preview asks once how to read dates, and says which dates are only those of files', async () => {
  const { screen, store } = await openApp('/dashboard/profile/import');
  const lastModified = Date.UTC(2026, 2, 1, 12);
  const others = ['B', 'C', 'D', 'E', 'F'].map((name) => new File(['x'], `${name}.md`, { lastModified }));
  await chooseFiles(markdownFile('A.md', '---\ncreated: 05/06/2021\nupdated: 05/06/2021\n---\nx'), ...others);
  await expect.element(screen.getByText(/files have dates such as 05\/06\/2021/)).toBeVisible();
  await expect.element(screen.getByText(/5 notes have only the dates of their files/)).toBeVisible();
  await expect.element(screen.getByText(/5 files have the same time/)).toBeVisible();
  await screen.getByRole('radio', { name: 'Month first' }).click({ force: true });
  await expect
    .element(screen.getByRole('grid', { name: 'New' }).getByRole('row', { name: 'A' }))
    .toMatchTextContent('6 May');
  await screen.getByRole('button', { name: 'Import 6 notes' }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
  const [note] = store.records('notes').filter(({ value }) => value.title === 'A');
  expect(new Date(note?.value.createdAt ?? 0).getMonth()).toBe(4);
});
