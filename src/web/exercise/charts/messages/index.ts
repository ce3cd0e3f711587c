import { defineMessages } from '../../../language/index.ts';

export const chartMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
