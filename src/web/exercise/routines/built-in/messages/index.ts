import { defineMessages } from '../../../../language/index.ts';

export const builtInMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
