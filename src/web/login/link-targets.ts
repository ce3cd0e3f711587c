import type { LoginSearch } from './routes.ts';

export function loginLink(search: LoginSearch = {}) {
  return { to: '/login', search } as const;
}
