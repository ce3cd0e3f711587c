import { completionStatus } from '@codemirror/autocomplete';
import { describe, expect, test } from 'vitest';
import { keyboard } from '../../../testing/index.ts';
import { editorView, openNote, takeOffer } from '../../testing/index.ts';

test('a slash lists matching blocks to insert', async () => {
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

test('a list closed by Escape stays closed while typing continues', async () => {
  const { screen, text } = await openNote({ isSource: true });
  await keyboard.type('/he');
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  await keyboard.press('Escape');
  await keyboard.type('ad');
  await expect.poll(text).toBe('/head');
  expect(completionStatus(editorView().state)).toBeNull(); // not `pending` either, because no source was queried
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
});
