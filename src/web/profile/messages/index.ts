import { defineMessages } from '../../language/index.ts';

export const profileMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
