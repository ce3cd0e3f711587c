import { defineMessages } from '../../language/index.ts';

export const journalMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
