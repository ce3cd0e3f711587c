import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { editorView, keyboard } from '../../testing/index.ts';
import { openEditor } from '../testing/open-editor.tsx';

const marked = fc.constantFrom(
  'some **bold** and ',
  '[link](https://a.example) ',
  '`code` with ',
  '#tag then ',
  '*it* ',
  'see [[Note]] ',
  '[@Bench](mensana:exercises/x) ',
  '~~x~~ y ',
  'a\\*b ',
  'https://a.example ',
);
const unlimited = new Set(['`code` with ', '#tag then ', 'a\\*b ', 'https://a.example ']);

/** What a long line repeats, and what precedes it. */
const notes = fc.record({
  units: fc.array(marked, { minLength: 1, maxLength: 4 }),
  before: fc.constantFrom('', '- [ ] ', '> ', '# ', '- a\n  - b\n    - ', 'first\n\n'),
});

const longLine = ({ units, before }: { readonly units: readonly string[]; readonly before: string }, length: number) =>
  before + units.join('').repeat(Math.ceil(length / units.join('').length));

const drawn = () => document.querySelectorAll('.cm-content *').length;
const frames = async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
};

test('what is drawn of a long line is bounded by the view', async () => {
  await fc.assert(
    fc.asyncProperty(notes, fc.integer({ min: 0, max: 3 }), async (note, place) => {
      await openEditor({ body: longLine(note, 60_000) });
      const view = editorView();
      view.dispatch({ selection: { anchor: Math.floor((view.state.doc.length * place) / 3) }, scrollIntoView: true });
      await frames();
      await expect.poll(drawn).toBeLessThan(6_000);
      // all that is on the screen is drawn; of some marks, a paragraph has only so many
      if (note.units.every((unit) => unlimited.has(unit))) await expect.poll(source).toBe('');
      await cleanup();
    }),
    { numRuns: 12, timeout: 30_000 },
  );
});

/** Returns what is shown of the marks on the screen, except for the construct with the cursor. */
function source(): string {
  const view = editorView();
  const { left, right, top, bottom } = view.contentDOM.getBoundingClientRect();
  const ends = [Math.max(top, 0) + 1, Math.min(bottom, innerHeight) - 1] as const;
  const [from, to] = ends.map((y, at) => view.posAtCoords({ x: at === 0 ? left + 1 : right - 1, y }, false));
  const { head } = view.state.selection.main;
  const shown: string[] = [];
  for (const pos of [from, to]) {
    const { node } = view.domAtPos(pos ?? 0);
    const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
    if (text.length > 200 && Math.abs((pos ?? 0) - head) > 200) shown.push(text.slice(0, 40));
  }
  return shown.join();
}

describe('scrolling within a long line', () => {
  test('draws what comes into view, and what leaves it keeps what is on the screen where it is', async () => {
    await openEditor({ body: longLine({ units: ['some **bold** words and `code` '], before: '' }, 30_000) });
    const view = editorView();
    const scroller = view.dom.closest<HTMLElement>('[style*="overflow"]') ?? document.documentElement;
    scroller.scrollTop = 0;
    await frames();
    for (let step = 0; step < 20; step++) {
      scroller.scrollTop += 300;
      await frames();
      expect(source()).toBe('');
      expect(drawn()).toBeLessThan(4_000);
    }
    const at = view.posAtCoords({ x: 20, y: 20 }, false);
    await frames();
    expect(view.posAtCoords({ x: 20, y: 20 }, false)).toBe(at);
  });
});

test('a key in a long line redraws only what is near it', async () => {
  const { text } = await openEditor({ body: longLine({ units: ['some **bold** words '], before: '' }, 20_000) });
  const far = document.querySelector('.cm-line')?.firstChild;
  await keyboard.type(' end');
  expect((await text()).endsWith(' end')).toBe(true);
  expect(document.querySelector('.cm-line')?.firstChild).toBe(far);
});
