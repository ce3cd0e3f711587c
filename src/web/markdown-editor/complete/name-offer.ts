import { foldForSearch } from '#domain/kernel/index.ts';
import type { LineReader } from '../../line-signs/index.ts';
import type { CompletionOffer } from './completion-offer.ts';

/**
 * Completes the first words of a line, such as the name of an exercise. Any text may begin like this, so that Enter
 * takes a name only if what is typed can hardly be anything else: a word of it and the beginning of another.
 */
export function nameOffer({ completions }: Pick<LineReader, 'completions'>): CompletionOffer {
  return {
    behind: /^\s*(?:(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?)?(\p{L}[\p{L}\p{N} '’()/-]{0,60})$/u,
    complete: ({ from, text }, { aborted }) => {
      const names = completions(text);
      if (aborted || names.length === 0) return null;
      return {
        from,
        options: names.map((name) => ({
          label: name,
          type: 'exercise',
          apply: `${name} `,
          ...(!isBeginningOf(name, text) && { takenBy: 'arrows' }),
        })),
        filter: false,
      };
    },
  };
}

function isBeginningOf(name: string, typed: string): boolean {
  const [folded, begun] = [foldForSearch(name), foldForSearch(typed)];
  return begun.includes(' ') && folded.startsWith(begun) && /[\p{L}\p{N}]/u.test(folded.charAt(begun.length));
}
