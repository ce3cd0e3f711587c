import type { LineReader } from '../../line-signs/index.ts';
import type { CompletionOffer } from './completion-offer.ts';

/** Completes the first words of a line, such as the name of an exercise. */
export function nameOffer({ completions }: Pick<LineReader, 'completions'>): CompletionOffer {
  return {
    behind: /^\s*(?:(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?)?(\p{L}[\p{L}\p{N} '’()/-]{0,60})$/u,
    complete: ({ from, text }, { aborted }) => {
      const names = completions(text);
      if (aborted || names.length === 0) return null;
      return {
        from,
        options: names.map((name) => ({ label: name, type: 'exercise', apply: `${name} ` })),
        filter: false,
      };
    },
  };
}
