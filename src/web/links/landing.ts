export const landingLink = { to: '/' } as const;
