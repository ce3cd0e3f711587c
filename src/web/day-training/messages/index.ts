import { defineMessages } from '../../language/index.ts';

export const dayTrainingMessages = defineMessages({ en: () => import('./en.ts'), de: () => import('./de.ts') });
