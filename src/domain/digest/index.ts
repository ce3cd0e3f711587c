export { derivedId, digestOf, hexOf } from './digest.ts';
