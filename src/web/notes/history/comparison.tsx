import { lazy, Suspense } from 'react';
import { historyMessages as pastMessages } from '../../history/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { PlainList } from '../../ui/layout.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { useMinWidth } from '../../ui/use-min-width.ts';
import { historyMessages } from './messages/index.ts';
import type { NoteVersion } from './note-version.ts';
import { leafChanges } from './version-changes.ts';

const TextComparison = lazy(() => import('./text-comparison.tsx'));

export interface ComparisonProps {
  readonly before: NoteVersion;
  readonly after: NoteVersion;
}

/** Shows what changed from one state of a note to a later one: the title and tags in sentences, the body as a diff. */
export function Comparison({ before, after }: ComparisonProps) {
  const m = useMessages(historyMessages);
  const { loading } = useMessages(pastMessages);
  const isWide = useMinWidth(1200);
  return (
    <>
      <LeafLabel before={before} after={after} />
      {before.text === after.text ? (
        <Text tone="muted">{m.same}</Text>
      ) : (
        <>
          <SecondaryText>{m.legend}</SecondaryText>
          <Suspense fallback={<StateView kind="loading" title={loading} />}>
            <TextComparison
              before={before.text}
              after={after.text}
              isSideBySide={isWide}
              labels={{ before: m.textBefore, after: m.textAfter, both: m.changes }}
            />
          </Suspense>
        </>
      )}
    </>
  );
}

function LeafLabel({ before, after }: ComparisonProps) {
  const m = useMessages(historyMessages);
  const { list } = useTimeFormat();
  const { title, tagsAdded, tagsGone } = leafChanges(before, after);
  const said: string[] = [];
  if (title !== null && title.was === '') said.push(m.titleSet(title));
  else if (title !== null) said.push(title.became === '' ? m.titleGone(title) : m.titleWas(title));
  if (tagsAdded.length > 0) said.push(m.tagsAdded({ tags: list(tagsAdded), count: tagsAdded.length }));
  if (tagsGone.length > 0) said.push(m.tagsGone({ tags: list(tagsGone), count: tagsGone.length }));
  if (said.length === 0) return null;
  return (
    <PlainList gap={1}>
      {said.map((labels) => (
        <li key={labels} dir="auto">
          {labels}
        </li>
      ))}
    </PlainList>
  );
}
