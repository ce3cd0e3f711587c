export { liftosaur } from './liftosaur.ts';
