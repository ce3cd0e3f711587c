import { createServer, type Socket } from 'node:net';

/** A mail server that stores the emails it receives. */
export interface TestMailServer {
  readonly url: string;
  readonly emails: readonly Email[];
  readonly close: () => Promise<void>;
}

export interface Email {
  readonly to: string;
  readonly text: string;
}

/** Starts a server that supports as much SMTP as one simple client needs. */
export async function startMailServer(): Promise<TestMailServer> {
  const emails: Email[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, (email) => emails.push(email));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server is not listening on a TCP port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    emails,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function converse(socket: Socket, deliver: (email: Email) => void): void {
  let to = '';
  let body: string[] | null = null;
  let rest = '';
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });

  function take(line: string): void {
    if (body !== null) {
      if (line !== '.') return void body.push(line);
      deliver({ to, text: plain(body.join('\r\n')) });
      body = null;
    }
    if (/^RCPT TO:/i.test(line)) to = /<(.*)>/.exec(line)?.[1] ?? '';
    if (/^DATA/i.test(line)) body = [];
    socket.write(/^DATA/i.test(line) ? '354 go on\r\n' : '250 ok\r\n');
  }
}

/** Decodes quoted-printable as far as links need it. */
function plain(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
