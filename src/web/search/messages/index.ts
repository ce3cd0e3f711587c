import { defineMessages } from '../../language/index.ts';

export const searchMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
