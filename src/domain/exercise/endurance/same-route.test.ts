import { describe, expect, it } from 'vitest';
import type { Activity } from '../activity.ts';
import { emptyActivity } from '../testing/empty-activity.ts';
import { isSameRoute, onSameRoute } from './same-route.ts';

/** A closed line of 64 places. */
function outline(shape: (share: number) => readonly [number, number], places = 64): readonly number[] {
  return Array.from({ length: places }, (_, at) => shape(at / (places - 1)).map(Math.round)).flat();
}

const circle = (share: number) => [127 + 127 * Math.cos(6.28 * share), 127 + 127 * Math.sin(6.28 * share)] as const;
const reverse = (share: number) => circle(1 - share);
const line = (share: number) => [255 * share, 0] as const;
const wobbly = (share: number) => [circle(share)[0] + 5 * Math.sin(90 * share), circle(share)[1]] as const;

let made = 0;
function run(shape: (share: number) => readonly [number, number], changes: Partial<Activity> = {}, places = 64) {
  made += 1;
  const trackFigures = {
    ...{
      version: 1,
      sport: 'run',
      hidden: '',
      timer: 0,
      distances: [],
      times: [],
      powers: [],
      kilometres: [],
      miles: [],
    },
    outline: outline(shape, places),
  };
  const value = { ...emptyActivity(), sport: 'run', distance: { si: 5000 }, movingSeconds: 1500 };
  return { id: `${made}`, value: { ...value, startedAt: made, trackFigures, ...changes } as Activity };
}

describe('two activities are on the same route', () => {
  it.each([
    ['the same way', run(wobbly), true],
    ['with fewer places', run(circle, {}, 40), true],
    ['a little longer', run(circle, { distance: { si: 5150 } }), true],
    ['much longer', run(circle, { distance: { si: 5400 } }), false],
    ['the other way round', run(reverse), false],
    ['another shape', run(line), false],
    ['another sport', run(circle, { sport: 'ride' }), false],
    ['without a recording', { id: 'x', value: { ...run(circle).value, trackFigures: undefined } as never }, false],
  ] as const)('%s', (_, other, isSame) => {
    expect(isSameRoute(run(circle).value, other.value)).toBe(isSame);
  });
});

it('lists the others, newest first, without those that have no time', () => {
  const [first, second, third] = [run(circle), run(wobbly), run(circle)];
  const timeless = run(circle, { movingSeconds: undefined } as never);
  expect(onSameRoute(second, [first, second, timeless, third, run(line)]).map(({ id }) => id)).toEqual([
    third.id,
    first.id,
  ]);
});
