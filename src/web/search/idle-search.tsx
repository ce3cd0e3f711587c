import { compareOrder } from '#domain/kernel/index.ts';
import { findsTraining } from '#domain/notes/index.ts';
import { useMessages } from '../language/index.ts';
import { searchLink } from '../links/search.ts';
import { useRecords } from '../replica/index.ts';
import { Column, Stack } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import { SecondaryText, SectionHeading, Text } from '../ui/text.tsx';
import { searchMessages } from './messages/index.ts';

/** What can be searched for, before anything is typed: the saved searches, and examples of queries. */
export function IdleSearch() {
  const m = useMessages(searchMessages);
  return (
    <Column scroll gap={6} paddingX="page" paddingY={6}>
      <SavedSearches />
      <section aria-labelledby="search-examples">
        <SectionHeading size={3} id="search-examples">
          {m.examples}
        </SectionHeading>
        <Stack as="ul" paddingTop={2}>
          {m.exampleQueries.map(({ query, finds }) => (
            <li key={query}>
              <Link variant="row" {...searchLink({ query })}>
                <Stack as="span" gap={0.5} paddingY={2}>
                  <code>{query}</code>
                  <SecondaryText as="span">{finds}</SecondaryText>
                </Stack>
              </Link>
            </li>
          ))}
        </Stack>
      </section>
    </Column>
  );
}

/** The saved searches of everything. Those of notes are in the sidebar of the notes. */
function SavedSearches() {
  const m = useMessages(searchMessages);
  const searches = useRecords('searches')
    .filter(({ inTrash, value }) => !inTrash && findsTraining(value))
    .toSorted((a, b) => compareOrder({ id: a.id, order: a.value.order }, { id: b.id, order: b.value.order }));
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="saved-searches">
      <SectionHeading size={3} id="saved-searches">
        {m.savedSearches}
      </SectionHeading>
      <Stack as="ul" paddingTop={2}>
        {searches.map(({ id, value: { name = '', query = '' } }) => (
          <li key={id}>
            <Link variant="row" {...searchLink({ query })}>
              <Stack as="span" gap={0.5} paddingY={2}>
                <Text as="span" weight="medium" personal>
                  {name || query}
                </Text>
                {name !== '' && name !== query && (
                  <SecondaryText as="span" personal>
                    {query}
                  </SecondaryText>
                )}
              </Stack>
            </Link>
          </li>
        ))}
      </Stack>
    </section>
  );
}
