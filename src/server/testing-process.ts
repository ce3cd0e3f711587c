import { fileURLToPath } from 'node:url';

/**
 * The environment of the processes that tests start. They share a cache of compiled code: a server that finds its code
 * there starts in little more than half of the time.
 */
export const processEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/compiled', import.meta.url)),
} as const;
