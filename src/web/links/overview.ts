/** Where the installed app and a sign-in start. */
export const startLink = { to: '/dashboard' } as const;
export const overviewLink = { to: '/dashboard/overview' } as const;
