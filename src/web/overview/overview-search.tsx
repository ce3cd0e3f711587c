import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '../language/index.ts';
import { listHref } from '../notes/index.ts';
import { Form } from '../ui/form.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { overviewMessages } from './messages/index.ts';
import styles from './overview.module.css';

/** A search field that opens the results in the notes section. */
export function OverviewSearch() {
  const m = useMessages(overviewMessages);
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const search = () => {
    const asked = query.trim();
    void navigate({ href: listHref(asked === '' ? 'all' : { kind: 'query', query: asked }) });
  };
  return (
    <search>
      <Form onSubmit={search}>
        <SearchField
          className={styles.search ?? ''}
          label={m.searchNotes}
          placeholder={m.search}
          clearLabel={m.clearSearch}
          value={query}
          onChange={setQuery}
        />
      </Form>
    </search>
  );
}
