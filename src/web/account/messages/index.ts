import { defineMessages } from '../../language/index.ts';

export const accountMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
