import '../jitless.ts';

export { SaveStatusContext } from './save-status.tsx';
export { Shell } from './shell.tsx';
export { beforeUpdate } from './updates.ts';
