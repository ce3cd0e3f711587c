import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { noteLanguage } from '../language/note-language.ts';
import { draw } from './draw.ts';
import { AnswerWidget } from './embed-widgets.ts';

const block = '```mensana\nbest squat 5\n```';

describe('a block that asks for an answer', () => {
  it.each([block, `Before\n\n${block}\n\nAfter`])('in %j is replaced by it, and its other lines shrink', (text) => {
    const to = text.lastIndexOf('```') + 3;
    expect(drawnIn(text)).toEqual({ answers: [{ from: to - 3, to }], shrunk: 2 });
  });

  it('shows its source and the answer below it while the cursor is there', () => {
    for (const cursor of [0, 12, block.length])
      expect(drawnIn(block, cursor)).toEqual({ answers: [{ from: block.length, to: block.length }], shrunk: 0 });
  });

  it.each(['```js\nbest squat 5\n```', '```mensana\nbest squat 5', '> ```mensana\n> squat\n> ```'])(
    'is none in %j',
    (text) => {
      expect(drawnIn(text)).toEqual({ answers: [], shrunk: 0 });
    },
  );
});

describe('inline code that asks for an answer', () => {
  it('is replaced by it', () => {
    expect(drawnIn('Best `=best squat` so far')).toEqual({ answers: [{ from: 5, to: 18 }], shrunk: 0 });
  });

  it('shows its source and the answer behind it while the cursor is there', () => {
    expect(drawnIn('Best `=best squat` so far', 8)).toEqual({ answers: [{ from: 18, to: 18 }], shrunk: 0 });
  });

  it.each(['`best squat`', '`= = 1`', '`=`'])('is none in %j', (text) => {
    expect(drawnIn(text)).toEqual({ answers: [], shrunk: 0 });
  });
});

it('the answer to the same line is the same widget, so that a key elsewhere does not render it again', () => {
  const shown = new AnswerWidget('block', 'best squat', false);
  expect(shown.eq(new AnswerWidget('block', 'best squat', false))).toBe(true);
  for (const other of [
    new AnswerWidget('inline', 'best squat', false),
    new AnswerWidget('block', 'best bench', false),
    new AnswerWidget('block', 'best squat', true),
  ])
    expect(shown.eq(other)).toBe(false);
});

/** Returns where answers are drawn in a text, with the cursor at a position or nowhere. */
function drawnIn(doc: string, cursor: number | null = null) {
  const state = EditorState.create({ doc, extensions: [noteLanguage()] });
  ensureSyntaxTree(state, doc.length, 5000);
  const touched = cursor === null ? [] : [{ from: cursor, to: cursor }];
  const answers: { readonly from: number; readonly to: number }[] = [];
  let shrunk = 0;
  draw(state, [{ from: 0, to: doc.length }], touched).between(0, doc.length, (from, to, { spec }) => {
    if (spec.widget instanceof AnswerWidget) answers.push({ from, to });
    if (spec.class === 'md-answer-source') shrunk += 1;
  });
  return { answers, shrunk };
}
