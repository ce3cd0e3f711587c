import { defineMessages } from '../../../language/index.ts';

export const listMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
