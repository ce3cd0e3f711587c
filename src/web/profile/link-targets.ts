import type { ProfilePart } from './routes.ts';

export const profileLink = { to: '/dashboard/profile' } as const;

export function profilePartLink(part: ProfilePart) {
  return { to: '/dashboard/profile/$part', params: { part } } as const;
}
