import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '../language/index.ts';
import { searchLink } from '../links/search.ts';
import { Form } from '../ui/form.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { overviewMessages } from './messages/index.ts';

/** A search field that opens the results in notes and training. */
export function OverviewSearch() {
  const m = useMessages(overviewMessages);
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const search = () => void navigate(searchLink({ query: query.trim() }));
  return (
    <search>
      <Form onSubmit={search}>
        <SearchField
          label={m.searchEverything}
          placeholder={m.search}
          clearLabel={m.clearSearch}
          value={query}
          onChange={setQuery}
        />
      </Form>
    </search>
  );
}
