export { type FrontMatter, readFrontMatter } from './front-matter.ts';
export { timeIn } from './time-in.ts';
