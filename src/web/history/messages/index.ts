import { defineMessages } from '../../language/index.ts';

export const historyMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
