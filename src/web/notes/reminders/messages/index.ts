import { defineMessages } from '../../../language/index.ts';

export const dueMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
