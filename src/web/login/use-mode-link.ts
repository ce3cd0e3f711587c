import { loginLink } from '../links/login.ts';
import { loginRoute } from './routes.ts';

/** Returns a function for links between the login forms, which preserve `next`. */
export function useModeLink(): (mode?: 'create' | 'forgotten') => ReturnType<typeof loginLink> {
  const { next } = loginRoute.useSearch();
  return (mode) => loginLink({ mode, next });
}
