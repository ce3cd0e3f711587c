import { defineMessages } from '../../language/index.ts';

export const shellMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
