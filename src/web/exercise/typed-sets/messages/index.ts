import { defineMessages } from '../../../language/index.ts';

export const typedSetsMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
