import { defineMessages } from '../../../language/index.ts';

export const bodyMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
