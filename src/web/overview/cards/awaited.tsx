import { useContext, useLayoutEffect } from 'react';
import { AwaitedContext } from './card-context.ts';

/** Says that a part of a card is loading. Until then the card keeps the height that it had last time. */
export function Awaited() {
  const awaitOne = useContext(AwaitedContext);
  useLayoutEffect(() => awaitOne(), [awaitOne]);
  return <span hidden data-loading="" />;
}
