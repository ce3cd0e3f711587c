import { defineMessages } from '../../../language/index.ts';

export const daysMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
