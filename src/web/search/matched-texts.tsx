import type { MatchedText } from '#domain/search/training/index.ts';
import { useMessages } from '../language/index.ts';
import { Marked } from '../notes/index.ts';
import { SecondaryText } from '../ui/text.tsx';
import { searchMessages } from './messages/index.ts';

/** The texts of a result in which words of the query were found, besides its name, which the row shows anyway. */
export function MatchedTexts({ matched }: { readonly matched: readonly MatchedText[] }) {
  const m = useMessages(searchMessages);
  return matched
    .filter(({ role }) => role !== 'title' && role !== 'name')
    .map(({ role, text, ranges }) => {
      const before = role === 'tag' ? '#' : '';
      return (
        <SecondaryText key={`${role} ${text}`} lines={2} personal>
          {role === 'cue' ? m.cueOf({ text }) : before}
          {role !== 'cue' && <Marked text={text} ranges={ranges} />}
        </SecondaryText>
      );
    });
}
