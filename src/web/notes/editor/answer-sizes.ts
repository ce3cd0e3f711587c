import { digestOf, hexOf } from '#domain/digest/index.ts';
import { usePersonsNames } from '../../local-preferences/index.ts';
import type { ShownAnswer } from '../../markdown-editor/index.ts';

/** The sizes of how many lines are kept. Those seen last come last. */
const maxKept = 500;

/** What follows the size of an answer in the text. */
export interface HeldSize {
  /** The answer is there, so the text takes its size from now on. */
  readonly onAnswered: () => void;
  readonly end: () => void;
}

/**
 * Returns a function that gives the element of an answer the size that the answer to this line had last on this device,
 * until the answer is there, so that the text after it does not move.
 */
export function useAnswerSizes(): (element: HTMLElement, shown: ShownAnswer) => HeldSize {
  const kept = usePersonsNames('answer-sizes');
  const known = (key: string) => kept.value.find((each) => each.startsWith(key));
  const keep = (key: string, size: number) => {
    const entry = key + size;
    if (size === 0 || known(key) === entry) return;
    kept.set([...kept.value.filter((each) => !each.startsWith(key)), entry].slice(-maxKept));
  };
  return (element, { kind, line, isEdited }) => {
    if (isEdited) return { onAnswered: () => {}, end: () => {} };
    const key = `${kind} ${wordless(line)} `;
    const last = known(key);
    const side = kind === 'block' ? 'height' : 'width';
    hold(element, kind, last === undefined ? usual(kind, line) : `${Number(last.slice(key.length))}px`);
    const sizes = new ResizeObserver(() => keep(key, Math.ceil(element.getBoundingClientRect()[side])));
    return {
      onAnswered: () => {
        hold(element, kind, '');
        sizes.observe(element);
      },
      end: () => sizes.disconnect(),
    };
  };
}

function hold({ style }: HTMLElement, kind: ShownAnswer['kind'], size: string): void {
  if (kind === 'block') style.minBlockSize = size;
  else Object.assign(style, { minInlineSize: size, display: size === '' ? '' : 'inline-block' });
}

/** Returns a guess for an answer that this device has not shown yet. */
function usual(kind: ShownAnswer['kind'], line: string): string {
  if (kind === 'inline') return '3.5em';
  return /\b(as chart|als diagramm)\b/i.test(line) ? '17.5rem' : '';
}

/** The words of notes are not kept outside the document. */
function wordless(line: string): string {
  return hexOf(digestOf(line));
}
