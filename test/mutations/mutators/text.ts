import { extremeNumbers, hostileTexts, nestings } from './hostile-values.ts';
import { rangeIn, type TextMutator } from './mutator.ts';

const replaceNumber: TextMutator = (text, chance) => replaceOne(text, /-?\d+(?:\.\d+)?/g, chance, extremeNumbers);

const replaceWord: TextMutator = (text, chance) => replaceOne(text, /[\p{L}_]{2,}/gu, chance, hostileTexts);

/** Quotes and brackets that are missing make the rest of a file mean something else. */
const loseMark: TextMutator = (text, chance) => replaceOne(text, /["'[\]{}()<>`|]|---|\]\]/g, chance, ['']);

const loseAllMarks: TextMutator = (text, chance) =>
  text.replaceAll(chance.pick(['"', '[', ']', '{', '}', '<', '>']), '');

const insertText: TextMutator = (text, chance) => {
  const at = chance.below(text.length + 1);
  return text.slice(0, at) + chance.pick(hostileTexts) + text.slice(at);
};

const nest: TextMutator = (text, chance) => {
  const [from, to] = rangeIn(text.length, chance);
  const [open, close] = chance.pick(nestings);
  const depth = chance.pick([2, 30, 300, 3000]);
  return text.slice(0, from) + open.repeat(depth) + text.slice(from, to) + close.repeat(depth) + text.slice(to);
};

const changeLines: TextMutator = (text, chance) => {
  const lines = text.split('\n');
  const at = chance.below(lines.length);
  const line = lines[at] as string;
  const change = chance.below(4);
  if (change === 0) lines.splice(at, 1);
  else if (change === 1) lines.splice(at, 0, ...Array.from({ length: chance.pick([1, 3, 100]) }, () => line));
  else if (change === 2) lines.splice(chance.below(lines.length), 0, ...lines.splice(at, 1));
  else lines[at] = lines[chance.below(lines.length)] as string;
  return lines.join('\n');
};

const changeLineEnds: TextMutator = (text, chance) =>
  text.replaceAll('\n', chance.pick(['\r\n', '\r', '', '\n\n', '\u2028', ' ']));

/** Texts of any format can be damaged like this. */
export const textMutators: readonly TextMutator[] = [
  replaceNumber,
  replaceNumber,
  replaceWord,
  replaceWord,
  loseMark,
  loseMark,
  loseAllMarks,
  insertText,
  insertText,
  nest,
  changeLines,
  changeLineEnds,
];

/** Replaces one match; returns the text as it is if there is none. */
export function replaceOne(
  text: string,
  pattern: RegExp,
  chance: { readonly pick: <T>(list: readonly T[]) => T },
  replacements: readonly string[],
): string {
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return text;
  const { index, 0: found } = chance.pick(matches);
  return text.slice(0, index) + chance.pick(replacements) + text.slice(index + found.length);
}
