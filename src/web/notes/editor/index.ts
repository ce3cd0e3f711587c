export { NoteText } from './note-text.tsx';
export { toggleSourceView, useSourceView } from './source-view.ts';
export { useChooseFiles } from './use-choose-files.ts';
export { useEarlyText } from './use-early-text.ts';
export { useReading } from './use-reading.ts';
