export { copyText } from './copy-text.ts';
export { newId, randomBytes } from './random.ts';
export {
  cacheStorage,
  fileLaunches,
  isSecure,
  locks,
  notices,
  serviceWorkers,
  sharing,
  storageManager,
  wakeLock,
} from './secure-only.ts';
export { sha256 } from './sha256.ts';
export { alone, inOneTab } from './tab-locks.ts';
