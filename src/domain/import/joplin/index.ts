export { joplin } from './joplin.ts';
