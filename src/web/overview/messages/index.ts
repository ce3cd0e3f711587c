import { defineMessages } from '../../language/index.ts';

export const overviewMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
