import { defineMessages } from '../../../language/index.ts';

export const explainMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
