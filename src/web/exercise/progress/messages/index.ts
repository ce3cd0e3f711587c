import { defineMessages } from '../../../language/index.ts';

export const progressMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
