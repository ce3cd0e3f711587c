export { markdown } from './markdown.ts';
