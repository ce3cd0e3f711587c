import { defineMessages } from '../../../language/index.ts';

export const earlierMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
