import { completionStatus } from '@codemirror/autocomplete';
import { describe, expect, test } from 'vitest';
import { editorView, keyboard, takeOffer } from '../../testing/index.ts';
import { openNote, tags } from '../testing/index.ts';

describe('two brackets list', () => {
  const others = { editor: { title: 'Editor', createdAt: 2, body: '## Knees' } };

  test('other notes by title', async () => {
    const { screen, text } = await openNote({ others, isSource: true });
    await keyboard.type('see [[edi');
    await expect.element(screen.getByRole('option', { name: 'Editor' })).toBeVisible();
    await takeOffer();
    await expect.poll(text).toBe('see [[Editor]]');
  });

  test('after a # the headings of the note, also after an undone choice', async () => {
    const { screen, text } = await openNote({ others, isSource: true });
    await keyboard.type('see [[edi');
    await expect.element(screen.getByRole('option', { name: 'Editor' })).toBeVisible();
    await takeOffer();
    await expect.poll(text).toBe('see [[Editor]]');
    await keyboard.press('Control+z');
    await keyboard.type('tor#k');
    await expect.element(screen.getByRole('option', { name: 'Knees' })).toBeVisible();
    await takeOffer();
    await expect.poll(text).toBe('see [[Editor#Knees]]');
  });

  test('other notes within an existing link, replacing only its target', async () => {
    const { screen, text } = await openNote({ others, body: '[[Old|shown]] x', isSource: true });
    for (const _ of 'Old|shown]] x') await keyboard.press('ArrowLeft');
    await keyboard.type('Edi');
    await expect.element(screen.getByRole('option', { name: 'Editor' })).toBeVisible();
    await takeOffer();
    await expect.poll(text).toBe('[[Editor|shown]] x');
  });
});

test('@ lists exercises, and a click inserts one', async () => {
  const { screen, text } = await openNote({ isSource: true });
  await keyboard.type('do @bench pr');
  await screen.getByRole('option', { name: /^Bench press/ }).click();
  await expect.poll(text).toBe('do [@Bench press](mensana:exercises/bench-press)');
});

test('an RPE behind @ lists nothing, even if an exercise is known by that number', async () => {
  const { screen } = await openNote({ isSource: true });
  await keyboard.type('80x5 @1');
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
  await keyboard.type(' @land');
  await expect.element(screen.getByRole('option', { name: /^Landmine rotation/ })).toBeVisible();
  await keyboard.type('mine 180');
  await expect.element(screen.getByRole('option', { name: /^Landmine rotation/ })).toBeVisible();
  await keyboard.press('Escape');
  await keyboard.type(' @180');
  await expect.poll(() => completionStatus(editorView().state)).toBeNull();
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
});

describe('a hashtag', () => {
  const others = { plan: { title: 'Plan', createdAt: 2, body: '#Project/One' } };

  test.each([
    ['#pro', '#Project'],
    ['#project', '#project\n'],
    ['#project/', '#Project/One'],
  ])('above those of notes is a tag, too: %s and Enter give %j', async (typed, written) => {
    const { screen, text } = await openNote({ others, isSource: true });
    await expect.element(tags.getByRole('row', { name: 'Project' })).toBeVisible();
    await keyboard.type(typed);
    await expect.element(screen.getByRole('option', { name: '#Project/One' })).toBeVisible();
    await keyboard.press('Enter');
    await expect.poll(text).toBe(written);
  });
});

describe('a hashtag that is an earlier name of a tag', () => {
  const others = { plan: { title: 'Plan', createdAt: 2, body: '#hip' } };
  const renamed = { knee: { renamedTo: 'hip' } };

  test('is offered its current name, and stays as it is on Enter', async () => {
    const { screen, text } = await openNote({ others, tags: renamed, isSource: true });
    // until the bodies have been read, no tag of a body is known
    await expect.element(tags.getByRole('row', { name: 'hip' })).toBeVisible();
    await keyboard.type('see #knee');
    await expect.element(screen.getByRole('option')).toMatchTextContent('#hip#knee counts as this tag');
    await keyboard.press('Enter');
    await expect.poll(text).toBe('see #knee\n');
    await keyboard.type('#kne');
    await expect.element(screen.getByRole('option', { name: /^#hip/ })).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect.poll(text).toBe('see #knee\n#hip');
  });

  test('says as which tag it counts', async () => {
    await openNote({ others, tags: renamed, body: 'a #knee and #calf' });
    await expect
      .poll(() => Array.from(document.querySelectorAll<HTMLElement>('.md-tag'), ({ title }) => title))
      .toEqual(['Counts as #hip', '']);
  });
});
