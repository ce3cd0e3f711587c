import { useSearch } from '@tanstack/react-router';

/** Links between the ways in keep where the person wanted to go. */
export function useModeHref(): (mode?: 'create' | 'forgotten') => string {
  const { next } = useSearch({ from: '/login' });
  return (mode) => {
    const search = new URLSearchParams({ ...(mode && { mode }), ...(next && { next }) }).toString();
    return search === '' ? '/login' : `/login?${search}`;
  };
}
