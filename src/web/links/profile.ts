/** The parts of the profile on pages of their own. The account is the profile's first page. */
export const profileParts = [
  'sessions',
  'data',
  'appearance',
  'language',
  'units',
  'notifications',
  'training',
  'sources',
  'people',
] as const;

export const profileLink = { to: '/dashboard/profile' } as const;

export function profilePartLink(part: (typeof profileParts)[number]) {
  return { to: '/dashboard/profile/$part', params: { part } } as const;
}
