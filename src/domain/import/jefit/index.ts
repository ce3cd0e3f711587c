export { jefit } from './jefit.ts';
