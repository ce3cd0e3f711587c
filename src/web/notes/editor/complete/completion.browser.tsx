import { completionStatus } from '@codemirror/autocomplete';
import { describe, expect, test } from 'vitest';
import { keyboard } from '../../../testing/index.ts';
import { editorView, openNote, takeOffer } from '../../testing/index.ts';

test('a slash offers what can be put in, by the beginning of its name', async () => {
  const { screen, text } = await openNote({ isSource: true });
  await keyboard.type('/head');
  const options = screen.getByRole('option');
  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent))
    .toEqual(['Heading 1', 'Heading 2', 'Heading 3']);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await keyboard.type('Knees');
  await expect.poll(text).toBe('## Knees');
});

describe('two brackets offer', () => {
  const others = { editor: { title: 'Editor', createdAt: 2, body: '## Knees' } };

  test('other notes by their title', async () => {
    const { screen, text } = await openNote({ others, isSource: true });
    await keyboard.type('see [[edi');
    await expect.element(screen.getByRole('option', { name: 'Editor' })).toBeVisible();
    await takeOffer();
    await expect.poll(text).toBe('see [[Editor]]');
  });

  test('behind a # the headings of the note, also after a choice was undone', async () => {
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

  test('within a link other notes, and only its name is exchanged', async () => {
    const { screen, text } = await openNote({ others, body: '[[Old|shown]] x', isSource: true });
    for (const _ of 'Old|shown]] x') await keyboard.press('ArrowLeft');
    await keyboard.type('Edi');
    await expect.element(screen.getByRole('option', { name: 'Editor' })).toBeVisible();
    await takeOffer();
    await expect.poll(text).toBe('[[Editor|shown]] x');
  });
});

test('@ offers exercises, and a click inserts one', async () => {
  const { screen, text } = await openNote({ isSource: true });
  await keyboard.type('do @bench pr');
  await screen.getByRole('option', { name: /^Bench press/ }).click();
  await expect.poll(text).toBe('do [@Bench press](mensana:exercises/bench-press)');
});

test('what Escape has closed stays closed', async () => {
  const { screen, text } = await openNote({ isSource: true });
  await keyboard.type('/he');
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  await keyboard.press('Escape');
  await keyboard.type('ad');
  await expect.poll(text).toBe('/head');
  expect(completionStatus(editorView().state)).toBeNull(); // not even `pending`: no source was queried
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
});
