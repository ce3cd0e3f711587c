import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns a port that nothing listens on at the moment. It is below those that systems hand out to outgoing connections:
 * one of these could take it before the server of a test listens.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(12_000, 30_000);
    const probe = createServer().listen(port, '127.0.0.1');
    try {
      await once(probe, 'listening');
      return port;
    } catch {
      // it is in use: another one is tried
    } finally {
      await new Promise((resolve) => probe.close(resolve));
    }
  }
  throw new Error('No free port was found');
}
