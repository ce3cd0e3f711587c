export { type FrontMatter, frontMatterTexts, readFrontMatter } from './front-matter.ts';
export { noteTimeIn, timeIn } from './time-in.ts';
