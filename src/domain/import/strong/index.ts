export { strong } from './strong.ts';
