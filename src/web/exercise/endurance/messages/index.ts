import { defineMessages } from '../../../language/index.ts';

export const enduranceMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
