import { defineMessages } from '../../../language/index.ts';

export const noteMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
