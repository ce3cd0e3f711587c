import { replaceStarts, selectedLines } from './edit-lines.ts';
import { toggling } from './toggling.ts';

const oneLevel = /^ {0,3}> ?/;

/** Puts the lines into a quote, empty ones between them too, or takes them out of the outermost one. */
export const toggleQuote = toggling('quote', (state) => {
  const lines = selectedLines(state);
  const isQuoted = lines.every(({ text }) => oneLevel.test(text));
  return replaceStarts(
    state,
    lines.map(({ from, text }) =>
      isQuoted
        ? { from, to: from + (oneLevel.exec(text)?.[0].length ?? 0), insert: '' }
        : { from, to: from, insert: text === '' && lines.length > 1 ? '>' : '> ' },
    ),
  );
});
