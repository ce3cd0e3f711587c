export { evernote } from './evernote.ts';
