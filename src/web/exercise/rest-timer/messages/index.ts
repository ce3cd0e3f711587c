import { defineMessages } from '../../../language/index.ts';

export const restingMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
