import { compareOrder } from '#domain/kernel/index.ts';
import { findsTraining } from '#domain/notes/index.ts';
import { useMessages } from '../language/index.ts';
import { searchLink } from '../links/search.ts';
import { useRecords } from '../replica/index.ts';
import { Link } from '../ui/link.tsx';
import { SecondaryText, SectionHeading, Text } from '../ui/text.tsx';
import { searchMessages } from './messages/index.ts';
import styles from './search.module.css';

/** What can be searched for, before anything is typed: the saved searches, and examples of queries. */
export function IdleSearch() {
  const m = useMessages(searchMessages);
  return (
    <div className={styles.idle}>
      <SavedSearches />
      <section aria-labelledby="search-examples">
        <SectionHeading size={3} id="search-examples">
          {m.examples}
        </SectionHeading>
        <ul className={styles.examples}>
          {m.exampleQueries.map(({ query, finds }) => (
            <li key={query}>
              <Link variant="plain" className={styles.example ?? ''} {...searchLink({ query })}>
                <code>{query}</code>
                <SecondaryText as="span">{finds}</SecondaryText>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
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
      <ul className={styles.examples}>
        {searches.map(({ id, value: { name = '', query = '' } }) => (
          <li key={id}>
            <Link variant="plain" className={styles.example ?? ''} {...searchLink({ query })}>
              <Text as="span" weight="medium" personal>
                {name || query}
              </Text>
              {name !== '' && name !== query && (
                <SecondaryText as="span" personal>
                  {query}
                </SecondaryText>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
