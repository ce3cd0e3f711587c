import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What Node made of the sources is kept from one start to the next; where nothing can be written it starts without.
enableCompileCache(fileURLToPath(new URL('../../dist/server', import.meta.url)));
await import('./start.ts');
