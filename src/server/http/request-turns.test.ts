import { expect, it } from 'vitest';
import { RequestTurns } from './request-turns.ts';

/** Turns of an event loop that runs by hand. */
function byHand() {
  let deferred: (() => void)[] = [];
  const turns = new RequestTurns((work) => deferred.push(work));
  const begun: string[] = [];
  const ask = (address: string, name: string, then?: () => void) =>
    turns.begin(address, () => {
      begun.push(name);
      then?.();
    });
  const turn = () => {
    const due = deferred;
    deferred = [];
    for (const work of due) work();
  };
  return { ask, turn, begun, isIdle: () => deferred.length === 0 };
}

it('one request begins in each turn, of each address in turn', () => {
  const { ask, turn, begun, isIdle } = byHand();
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask('a', name);
  turn();
  expect(begun).toEqual(['a1']);
  ask('b', 'b1');
  ask('b', 'b2');
  for (let count = 0; count < 5; count++) turn();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
  expect(isIdle()).toBe(true);
});

it('a request that begins another one waits for nothing else', () => {
  const { ask, turn, begun, isIdle } = byHand();
  ask('a', 'a1', () => ask('a', 'a2'));
  turn();
  turn();
  expect(begun).toEqual(['a1', 'a2']);
  expect(isIdle()).toBe(true);
});
