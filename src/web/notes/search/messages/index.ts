import { defineMessages } from '../../../language/index.ts';

export const findingMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
