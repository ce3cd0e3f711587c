import { defineMessages } from '../../language/index.ts';

export const dayIndexMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
