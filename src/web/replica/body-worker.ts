import '../jitless/index.ts';
import { readBody } from '#sync/record/index.ts';
import type { BodyAnswer, BodyQuestion } from './body-worker-messages.ts';

/** The part of the worker scope that this file uses. The full worker types conflict with those of a page. */
interface Scope {
  postMessage(message: BodyAnswer): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<BodyQuestion>) => void): void;
}

const scope = globalThis as unknown as Scope;

scope.addEventListener('message', ({ data: { id, parts } }) => scope.postMessage({ id, body: readBody(parts) }));
scope.postMessage('ready');
