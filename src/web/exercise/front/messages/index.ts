import { defineMessages } from '../../../language/index.ts';

export const frontMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
