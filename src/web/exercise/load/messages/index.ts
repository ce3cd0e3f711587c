import { defineMessages } from '../../../language/index.ts';

export const trainingLoadMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
