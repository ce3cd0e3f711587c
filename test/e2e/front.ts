import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Front {
  readonly origin: string;
  readonly passOnTo: (port: number) => void;
  /** Serves a different service worker from now on, as after an update of the server. */
  readonly releaseVersion: (version: string) => void;
  readonly close: () => Promise<void>;
}

/** Starts a reverse proxy in front of a server. */
export async function startFront(): Promise<Front> {
  let port = 0;
  let version: string | null = null;
  const front = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    const isReplaced = version !== null && url === '/service-worker.js';
    const passed = request(
      { host: '127.0.0.1', port, method, path: url, headers: isReplaced ? plain(headers) : headers },
      (answered) => {
        const { 'content-length': _, ...others } = answered.headers;
        answer.writeHead(answered.statusCode ?? 502, isReplaced ? others : answered.headers);
        if (!isReplaced) return answered.pipe(answer);
        answered.setEncoding('utf8');
        let body = '';
        answered.on('data', (part: string) => (body += part));
        answered.on('end', () => answer.end(body.replace(/"version":"\w+"/, `"version":"${version}"`)));
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    origin: `http://localhost:${(front.address() as AddressInfo).port}`,
    passOnTo: (serverPort) => {
      port = serverPort;
    },
    releaseVersion: (next) => {
      version = next;
    },
    close: async () => {
      front.closeAllConnections();
      front.close();
      await once(front, 'close');
    },
  };
}

/** Returns headers that request a complete, uncompressed answer. */
function plain({ 'accept-encoding': _, 'if-none-match': __, ...others }: IncomingHttpHeaders): IncomingHttpHeaders {
  return others;
}
