export { htmlFiles } from './html-files.ts';
