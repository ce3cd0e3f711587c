import { defineMessages } from '../../language/index.ts';

export const pageMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
