import { tagQuery } from '#domain/search/index.ts';
import { useMessages } from '../language/index.ts';
import { comparedLink } from '../links/comparison.ts';
import { searchLink } from '../links/search.ts';
import { Row } from '../ui/layout.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { journalMessages } from './messages/index.ts';

/** Leads from the notes with a tag to every mention of it, and to the comparison of days with and without it. */
export function TagLinks({ tag }: { readonly tag: string }) {
  const m = useMessages(journalMessages);
  const query = tagQuery(tag);
  return (
    <Row paddingX={4} paddingBottom={2} gap={2} wrap>
      <ButtonLink {...searchLink({ query, view: 'thread' })}>{m.thread}</ButtonLink>
      <ButtonLink {...comparedLink({ query })}>{m.compareDays}</ButtonLink>
    </Row>
  );
}
