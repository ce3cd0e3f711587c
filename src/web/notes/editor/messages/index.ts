import { defineMessages } from '../../../language/index.ts';

export const editorMessages = defineMessages({ en: () => import('./en.ts') });

export type EditorMessages = typeof import('./en.ts').messages;
