import { defineMessages } from '../../../language/index.ts';

export const placesMessages = defineMessages({ en: () => import('./en.ts') });
