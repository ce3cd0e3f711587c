import { defineMessages } from '../../../language/index.ts';

export const outMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
