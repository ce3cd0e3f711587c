import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type * as Yjs from 'yjs';

/** The other engine: Hocuspocus, a server for documents of Yjs, with the provider that its own documents recommend. */
const dependencies = { '@hocuspocus/provider': '4.7.0', '@hocuspocus/server': '4.7.0', yjs: '13.6.33' };

const directory = join(tmpdir(), `mensana-bench-peer-${Object.values(dependencies).join('-')}`);

/** Installs the other engine outside the project, so that nobody who runs no benchmarks downloads it. */
export async function installPeer(): Promise<void> {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), JSON.stringify({ private: true, dependencies }));
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund'], { cwd: directory });
}

/** What the bench uses of a device's connection. */
export interface Provider {
  readonly isSynced: boolean;
  /** The number of changes that the server has not acknowledged. */
  readonly unsyncedChanges: number;
  on(event: 'synced' | 'unsyncedChanges', listener: () => void): void;
  attach(): void;
  destroy(): void;
}

export interface ProviderSocket {
  destroy(): void;
}

export interface ProviderPackage {
  readonly HocuspocusProvider: new (options: {
    readonly name: string;
    readonly document: Yjs.Doc;
    readonly websocketProvider: ProviderSocket;
  }) => Provider;
  readonly HocuspocusProviderWebsocket: new (options: {
    readonly url: string;
    readonly WebSocketPolyfill: unknown;
  }) => ProviderSocket;
}

export interface ServerPackage {
  readonly Server: new (options: {
    readonly address: string;
    readonly port: number;
    readonly quiet: boolean;
    readonly onLoadDocument: (event: { readonly documentName: string; readonly document: Yjs.Doc }) => Promise<void>;
    readonly onStoreDocument: (event: { readonly documentName: string; readonly document: Yjs.Doc }) => Promise<void>;
  }) => { readonly listen: () => Promise<unknown>; readonly address: { readonly port: number } };
}

/** Its own Yjs, which Hocuspocus shares: a document of another copy would not be one for it. */
export const peerYjs = () => load<typeof Yjs>('yjs/dist/yjs.mjs');
export const peerProvider = () => load<ProviderPackage>('@hocuspocus/provider/dist/hocuspocus-provider.esm.js');
export const peerServer = () => load<ServerPackage>('@hocuspocus/server/dist/hocuspocus-server.esm.js');

async function load<Package>(file: string): Promise<Package> {
  return (await import(pathToFileURL(join(directory, 'node_modules', file)).href)) as Package;
}
