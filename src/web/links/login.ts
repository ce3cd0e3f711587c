import type { LoginSearch } from './login-search.ts';

export function loginLink(search: LoginSearch = {}) {
  return { to: '/login', search } as const;
}
