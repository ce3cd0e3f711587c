import { defineMessages } from '../../language/index.ts';

export const exerciseMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
