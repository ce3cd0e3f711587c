import type { messages as english } from './en.ts';

export const messages: typeof english = {
  reminder: 'Erinnerung',
  late: ({ when }) => `Verspätet: ${when}`,
};
