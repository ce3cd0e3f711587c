import { useLoginSearch } from './login-search.ts';

/** Links between the ways in keep where the person wanted to go. */
export function useModeHref(): (mode?: 'create' | 'forgotten') => string {
  const { next } = useLoginSearch();
  return (mode) => {
    const search = new URLSearchParams({ ...(mode && { mode }), ...(next && { next }) }).toString();
    return search === '' ? '/login' : `/login?${search}`;
  };
}
