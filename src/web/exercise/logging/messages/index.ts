import { defineMessages } from '../../../language/index.ts';

export const loggingMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
