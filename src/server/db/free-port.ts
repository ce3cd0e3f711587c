import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns a port that is currently free. It is below the ephemeral range: an outgoing connection could take a port from
 * that range before the test's server listens.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(12_000, 30_000);
    const probe = createServer().listen(port, '127.0.0.1');
    try {
      await once(probe, 'listening');
      return port;
    } catch {
      // the port is in use, so another one is tried
    } finally {
      await new Promise((resolve) => probe.close(resolve));
    }
  }
  throw new Error('No free port was found');
}
