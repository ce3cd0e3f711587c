import { defineMessages } from '../../language/index.ts';

export const loginMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
