import { IncomingMessage } from 'node:http';

/** The number of pieces that any body may have. */
const freePieces = 100;
/** The number of bytes that earn a body one more piece. The smallest packets of real networks have about 500. */
const bytesAPiece = 256;

/**
 * A request whose body arrives in pieces of a reasonable size. A piece costs about as much time and memory as a
 * kilobyte, and a client may send chunks of one byte, ten thousand of them in one packet. So a body of very many small
 * pieces closes its connection.
 */
export class IncomingRequest extends IncomingMessage {
  #pieces = 0;
  #bytes = 0;

  override push(piece: Uint8Array | null, encoding?: BufferEncoding): boolean {
    if (piece === null) return super.push(null);
    this.#pieces += 1;
    this.#bytes += piece.length;
    if (this.#pieces <= freePieces + this.#bytes / bytesAPiece) return super.push(piece, encoding);
    this.socket.destroy(); // the parser still passes on the rest of its packet
    return false;
  }
}

/** Returns whether a request has a body although its method has none. */
export function hasNeedlessBody({ method, headers }: IncomingMessage): boolean {
  const length = headers['content-length'] ?? '0';
  return (method === 'GET' || method === 'HEAD') && ('transfer-encoding' in headers || Number(length) > 0);
}
