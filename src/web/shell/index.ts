import '../jitless/index.ts';

export { Shell } from './shell.tsx';
