import { defineMessages } from '../../../language/index.ts';

export const comparedMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
