export const shareLink = { to: '/dashboard/share' } as const;
