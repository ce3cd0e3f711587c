export { safeFileName } from './safe-file-name.ts';
export { UniqueNames } from './unique-names.ts';
