import { type CloseReason, type Connect, restartCode } from '#sync/client/socket.ts';

export interface SocketParts {
  /** `wss://host/api/users/{uid}/live`. */
  readonly address: string;
  readonly isOnline: () => boolean;
  /** Asks the account endpoints why the socket was not let through; `lost` without a clear answer. */
  readonly whyRefused: () => Promise<CloseReason>;
}

/** A socket that stayed open this long was authorised. If it closes later, the cause is the network. */
const letInAfterMs = 5_000;

/** @returns a function that opens browser sockets to a user's hub */
export function browserSocket({ address, isOnline, whyRefused }: SocketParts): Connect {
  return ({ opened, received, closed }) => {
    const socket = new WebSocket(address);
    socket.binaryType = 'arraybuffer';
    let openedAt: number | null = null;
    let ended = false;
    let isOwnClose = false;
    const end = (reason: CloseReason) => {
      if (ended) return;
      ended = true;
      closed(reason);
    };
    socket.onopen = () => {
      openedAt = performance.now();
      opened();
    };
    socket.onmessage = ({ data }) => {
      if (data instanceof ArrayBuffer) received(new Uint8Array(data));
    };
    socket.onclose = ({ code }) => {
      const letIn = openedAt !== null && performance.now() - openedAt > letInAfterMs;
      if (code === restartCode) end('restarted');
      else if (isOwnClose || letIn || !isOnline()) end('lost');
      else whyRefused().then(end, () => end('lost'));
    };
    return {
      send: (frame) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(frame as Uint8Array<ArrayBuffer>);
      },
      buffered: () => socket.bufferedAmount,
      close: () => {
        // nothing to ask for: after a sign-out the account would only refuse
        isOwnClose = true;
        socket.close();
      },
    };
  };
}
