import { defineMessages } from '../../language/index.ts';

export const liveAnswerMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
