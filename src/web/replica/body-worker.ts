import '../jitless.ts';
import { readBody } from '#sync/record/index.ts';
import type { BodyAnswer, BodyQuestion } from './read-apart.ts';

/** What this file needs of a worker's scope; the types of the whole scope do not go with those of a page. */
interface Scope {
  postMessage(message: BodyAnswer): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<BodyQuestion>) => void): void;
}

const scope = globalThis as unknown as Scope;

scope.addEventListener('message', ({ data: { id, parts } }) => scope.postMessage({ id, body: readBody(parts) }));
scope.postMessage('ready');
