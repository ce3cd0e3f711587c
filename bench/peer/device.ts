import { WebSocket } from 'ws';
import type * as Yjs from 'yjs';
import { type Provider, peerProvider } from './packages.ts';

/** A device with a document of the other engine. */
export interface PeerDevice {
  readonly document: Yjs.Doc;
  readonly provider: Provider;
  /** Returns the number of bytes received. */
  readonly received: () => number;
  /** Resolves once the document holds what the server has, and the server what the document has. */
  readonly upToDate: () => Promise<void>;
  readonly close: () => void;
}

/** Connects a document in memory. */
export async function connectPeer(port: string, name: string, document: Yjs.Doc): Promise<PeerDevice> {
  const { HocuspocusProvider, HocuspocusProviderWebsocket } = await peerProvider();
  let bytes = 0;
  class CountingSocket extends WebSocket {
    constructor(url: string) {
      super(url, { perMessageDeflate: false });
      this.on('message', (data: ArrayBuffer) => {
        bytes += data.byteLength;
      });
    }
  }
  const websocketProvider = new HocuspocusProviderWebsocket({
    url: `ws://127.0.0.1:${port}`,
    WebSocketPolyfill: CountingSocket,
  });
  const provider = new HocuspocusProvider({ name, document, websocketProvider });
  provider.attach();
  const upToDate = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (provider.isSynced && provider.unsyncedChanges === 0) resolve();
      };
      provider.on('synced', look);
      provider.on('unsyncedChanges', look);
      look();
    });
  return {
    document,
    provider,
    received: () => bytes,
    upToDate,
    close: () => {
      provider.destroy();
      websocketProvider.destroy();
    },
  };
}
