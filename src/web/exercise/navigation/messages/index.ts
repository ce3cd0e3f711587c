import { defineMessages } from '../../../language/index.ts';

export const navigationMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
