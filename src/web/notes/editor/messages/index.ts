import { defineMessages } from '../../../language/index.ts';

export const embedMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
