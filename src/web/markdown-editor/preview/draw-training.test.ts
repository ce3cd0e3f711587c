import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { noteLanguage } from '../language/note-language.ts';
import { draw } from './draw.ts';
import { TrainingBlock } from './embed-widgets.ts';

it.each(['![[training]]', 'Before\n![[training:2026-11-20]]\nAfter', '- item\n\n![[training]]'])(
  'in %j the embed is replaced by the training',
  (text) => {
    const from = text.indexOf('![[');
    expect(blocksIn(text)).toEqual([{ from, to: text.indexOf(']]') + 2, isInPlace: true }]);
  },
);

it('while the cursor is in the embed, the training is below it', () => {
  const end = '![[training]]'.length;
  expect(blocksIn('![[training]]', 3)).toEqual([{ from: end, to: end, isInPlace: false }]);
});

it.each(['```\n![[training]]\n```', 'see ![[training]]', '> ![[training]]', '![[Plan]]', '[[training]]'])(
  '%j shows none',
  (text) => {
    expect(blocksIn(text)).toEqual([]);
  },
);

it('embeds of the same day are the same widget, so that it is not rendered again', () => {
  expect(new TrainingBlock(null).eq(new TrainingBlock(null))).toBe(true);
  expect(new TrainingBlock(null).eq(new TrainingBlock('2026-11-20'))).toBe(false);
});

/** Returns where training is drawn in a text, with the cursor at a position or nowhere. */
function blocksIn(doc: string, cursor: number | null = null) {
  const state = EditorState.create({ doc, extensions: [noteLanguage()] });
  ensureSyntaxTree(state, doc.length, 5000);
  const touched = cursor === null ? [] : [{ from: cursor, to: cursor }];
  const blocks: { readonly from: number; readonly to: number; readonly isInPlace: boolean }[] = [];
  draw(state, [{ from: 0, to: doc.length }], touched).between(0, doc.length, (from, to, { spec }) => {
    if (spec.widget instanceof TrainingBlock) blocks.push({ from, to, isInPlace: to > from });
  });
  return blocks;
}
