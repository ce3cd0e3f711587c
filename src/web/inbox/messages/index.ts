import { defineMessages } from '../../language/index.ts';

export const inboxMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
