import { describe, expect, it } from 'vitest';
import { drawings } from '#domain/exercise/index.ts';
import { type Chain, directionTo, type Joints, jointsOf, lengths, type Point, type Pose } from './figure/figure.ts';
import { frameAround, headRadius } from './frame.ts';
import { movements } from './movements/index.ts';

const positions = drawings.flatMap((drawing) =>
  movements[drawing].positions.map((pose, at) => ({ name: `${drawing} ${at + 1}`, pose, joints: jointsOf(pose) })),
);

const fromSide = positions.flatMap(({ name, pose, joints }) => ('view' in pose ? [] : { name, pose, joints }));

/** Deviations of less than the width of a line cannot be seen. */
const tolerance = 0.4;

describe('the figures', () => {
  it('keep the lengths of their limbs in all positions, seen from the side', () => {
    const wrong = fromSide.filter(({ joints }) => deviations(joints).some((by) => Math.abs(by) > tolerance));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('have no limb that is longer than it is, seen from the front', () => {
    const tooLong = positions.filter(({ joints }) => deviations(joints).some((by) => by > tolerance));
    expect(tooLong.map(({ name }) => name)).toEqual([]);
  });

  it('bend no knee and no elbow the wrong way', () => {
    const wrong = fromSide.filter(({ pose, joints: { arms, legs } }) => {
      const elbows = pose.hasElbowsOut ? [] : arms;
      return legs.some((leg) => bend(leg) > 5) || elbows.some((arm) => bend(arm) < -5);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('are within the drawing, and above the floor', () => {
    const outside = positions.filter(({ joints }) => pointsOf(joints).some(([x, y]) => x < 1 || x > 63 || y > 60.5));
    expect(outside.map(({ name }) => name)).toEqual([]);
    const above = positions.filter(({ joints }) => joints.head[1] < headRadius);
    expect(above.map(({ name }) => name)).toEqual([]);
  });

  it('fit into their thumbnails', () => {
    const cut = drawings.filter((drawing) =>
      movements[drawing].positions.some((pose) => {
        const { x, y, side } = frameAround(jointsOf(pose), movements[drawing]);
        return pointsOf(jointsOf(pose)).some(
          (at) => at[0] < x + 1 || at[0] > x + side - 1 || at[1] < y + 1 || at[1] > y + side - 1,
        );
      }),
    );
    expect(cut).toEqual([]);
  });
});

describe('a limb that touches a point', () => {
  const standing: Pose = { hip: [31, 36.8], lean: 0, leg: { to: [31, 58.8] }, arm: { to: [38, 30] } };

  it('reaches it with both parts, and bends forward at the knee and back at the elbow', () => {
    const { arms, legs } = jointsOf({ ...standing, hip: [24, 46] });
    expect(arms[0].end).toEqual([38, 30]);
    expect(legs[0].middle[0]).toBeGreaterThan(30);
    expect(jointsOf(standing).arms[0].middle[0]).toBeLessThan(38);
    expect(bend(jointsOf(standing).arms[0])).toBeGreaterThan(0);
    expect(bend(legs[0])).toBeLessThan(0);
  });

  it('is straight at its full length', () => {
    expect(bend(jointsOf(standing).legs[0])).toBeCloseTo(0);
  });
});

/** Returns by how much each part is longer than it should be. */
function deviations({ arms, legs }: Joints): readonly number[] {
  const by = ({ root, middle, end }: Chain, [upper, lower]: Point) => [
    distance(root, middle) - upper,
    distance(middle, end) - lower,
  ];
  return [...arms.flatMap((arm) => by(arm, lengths.arm)), ...legs.flatMap((leg) => by(leg, lengths.leg))];
}

/** Returns by how many degrees the lower part of a limb is turned forward from the upper one. */
function bend({ root, middle, end }: Chain): number {
  const degrees = directionTo(middle, end) - directionTo(root, middle);
  return ((degrees + 540) % 360) - 180;
}

function pointsOf({ head, shoulder, hip, arms, legs }: Joints): readonly Point[] {
  const limbs = [...arms, ...legs].flatMap(({ middle, end }) => [middle, end]);
  return [head, shoulder, hip, ...limbs, ...legs.map(({ toe }) => toe)];
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}
