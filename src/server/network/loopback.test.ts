import { expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]', '::ffff:127.0.0.1', '::FFFF:127.0.0.1'])(
  '%s reaches this machine only',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

it.each(['', '0.0.0.0', '::', '192.168.1.20', '127.evil.com', '127.0.0.1.evil.com', 'localhost.evil.com', '::2'])(
  '“%s” may be reached by others',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
