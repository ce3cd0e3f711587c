import { defineMessages } from '../../../language/index.ts';

export const loadMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
