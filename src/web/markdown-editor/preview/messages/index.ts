import { defineMessages } from '../../../language/index.ts';

export const previewMessages = defineMessages({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
});

export type PreviewMessages = typeof import('./en.ts').messages;
