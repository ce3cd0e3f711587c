import { describe, expect, it } from 'vitest';
import { jointsOf, type Point, type SidePose } from './figure/figure.ts';
import { circle, line } from './figure/shapes.ts';
import { loadOf } from './load.ts';
import type { Movement } from './movements/movement.ts';

const pose: SidePose = { hip: [31, 36.8], lean: 0, leg: { to: [31, 58.8] }, arm: { to: [35, 38] } };
const inHands: Movement = { load: 'hands', positions: [pose] };

/** The middle of a bar, or the end of a cable. */
const dot = (at: Point) => circle(at, 0.5);

describe('the load of a figure', () => {
  const joints = jointsOf(pose);
  const loaded = (equipment: string | null, movement = inHands) => loadOf(movement, joints, equipment);

  it.each(['barbell', 'smithMachine', 'trapBar'])('is a plate in its hand for %s', (equipment) => {
    expect(loaded(equipment)).toBe(circle([35, 38], 4.8) + dot([35, 38]));
  });

  it('is smaller for a dumbbell than for a barbell', () => {
    expect(loaded('dumbbell')).toBe(circle([35, 38], 2.5));
  });

  it('is absent without equipment, with equipment that is not known, and if nothing moves with the figure', () => {
    expect([loaded('none'), loaded(null), loaded('sandbag')]).toEqual(['', '', '']);
    expect(loaded('barbell', { positions: [pose] })).toBe('');
  });

  it('is a cable from its pulley, and a band from there or from the foot', () => {
    const withPulley: Movement = { ...inHands, pulley: [54, 4] };
    expect(loaded('cable', withPulley)).toBe(line([54, 4], [35, 38]) + dot([35, 38]));
    expect(loaded('band', withPulley)).toBe(line([54, 4], [35, 38]) + dot([35, 38]));
    expect(loaded('band')).toBe(line(joints.legs[0].toe, [35, 38]) + dot([35, 38]));
  });

  it('is behind the shoulders on the back, and in front of them at the chest', () => {
    const leftEnd = (load: 'back' | 'chest') =>
      Number.parseFloat(loaded('dumbbell', { load, positions: [pose] }).slice(1));
    expect(leftEnd('back') + 2.5).toBeLessThan(joints.shoulder[0]);
    expect(leftEnd('chest') + 2.5).toBeGreaterThan(joints.shoulder[0]);
  });
});

describe('the load of a figure from the front', () => {
  const arm = { turns: [90, 90] } as const;
  const joints = jointsOf({ view: 'front', hip: [32, 36.8], arm, leg: { turns: [6, 2] } });

  it('is one barbell across both hands, and a dumbbell in each', () => {
    expect(loadOf(inHands, joints, 'barbell')).toMatch(/^M4\.6 23\.8L59\.4 23\.8/);
    const [right, left] = joints.arms.map(({ end }) => circle(end, 2.5));
    expect(loadOf(inHands, joints, 'dumbbell')).toBe(`${right}${left}`);
  });

  it('is a cable to each hand from its own side', () => {
    const [right = [0, 0], left = [0, 0]] = joints.arms.map(({ end }) => end);
    const path = loadOf({ ...inHands, pulleys: [60, 12] }, joints, 'cable');
    expect(path).toBe(line([60, 12], right) + dot(right) + line([4, 12], left) + dot(left));
  });
});
