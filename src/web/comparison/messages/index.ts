import { defineMessages } from '../../language/index.ts';

export const comparisonMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
