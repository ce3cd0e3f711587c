import { Conversation, type Methods, type Remote } from './conversation.ts';

/** The part of the worker scope that this file uses. The full worker types conflict with those of a page. */
interface Scope {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

/** Offers methods to the page that started this worker. */
export function servePage<M, Page>(methodsOf: (page: Remote<Page>) => Methods<M>): void {
  const scope = globalThis as unknown as Scope;
  const conversation = new Conversation<M, Page>({ post: (message) => scope.postMessage(message) }, methodsOf);
  scope.addEventListener('message', ({ data }) => conversation.receive(data));
}
