import '../jitless.ts';
import { Conversation } from '../workers/index.ts';
import { ExportDesk } from './export-desk.ts';
import type { ExportMethods, ExportPageMethods } from './export-protocol.ts';

/** The part of the worker scope that this file uses. The full worker types conflict with those of a page. */
interface Scope {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

const scope = globalThis as unknown as Scope;
const conversation = new Conversation<ExportMethods, ExportPageMethods>(
  { post: (message) => scope.postMessage(message) },
  (page) => new ExportDesk(page, () => Date.now()),
);
scope.addEventListener('message', ({ data }) => conversation.receive(data));
