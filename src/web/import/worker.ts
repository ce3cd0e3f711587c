import '../jitless.ts';
import { sha256 } from '../secure-context/index.ts';
import { Conversation } from '../workers/index.ts';
import type { DeskMethods, PageMethods } from './desk-protocol.ts';
import { ImportDesk } from './import-desk.ts';

/** The part of the worker scope that this file uses. The full worker types conflict with those of a page. */
interface Scope {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

const scope = globalThis as unknown as Scope;
const conversation = new Conversation<DeskMethods, PageMethods>(
  { post: (message) => scope.postMessage(message) },
  (page) => new ImportDesk(page, sha256),
);
scope.addEventListener('message', ({ data }) => conversation.receive(data));
