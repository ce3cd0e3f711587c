import { useLoginSearch } from './login-search.ts';

/** Returns a function for links between the login forms, which preserve `next`. */
export function useModeHref(): (mode?: 'create' | 'forgotten') => string {
  const { next } = useLoginSearch();
  return (mode) => {
    const search = new URLSearchParams({ ...(mode && { mode }), ...(next && { next }) }).toString();
    return search === '' ? '/login' : `/login?${search}`;
  };
}
