/** A place in the square of a drawing, which is 64 units wide and high. */
export type Point = readonly [x: number, y: number];

/** The directions of the upper and the lower part of a limb, in degrees. */
type Turns = readonly [upper: number, lower: number];

/**
 * A limb: the directions of its parts (0 is down, 90 forward, 180 up, -90 back), or the point that its end touches, so
 * that hands stay on a bar and feet on the floor.
 */
type Limb = Turns | { readonly to: Point };

/** A figure from the side, facing right. */
export interface SidePose {
  readonly hip: Point;
  /** The direction of the trunk from the hip, in degrees: 0 is upright, 90 forward, -90 back. */
  readonly lean: number;
  /** The direction of the upper half of the trunk, if the back is bent. */
  readonly chest?: number;
  /** How far the head is bent forward from the line of the chest, in degrees. */
  readonly nod?: number;
  readonly arm: Limb;
  readonly leg: Limb;
  /** The direction of the foot, in the degrees of a limb; forward by default. */
  readonly foot?: number;
  /** The limbs of the far side, if those of the near side do not cover them. */
  readonly farArm?: Limb;
  readonly farLeg?: Limb;
  readonly farFoot?: number;
  /** Whether the elbows are raised to the sides, so that they are above the line from shoulder to hand. */
  readonly hasElbowsOut?: true;
}

/**
 * A limb from the front. Directions are outward: 0 is down, 90 to the side, 180 up. A part that points at the viewer
 * looks shorter: `seen` is how much of the length of each part is seen, 0–1.
 */
type FrontLimb = { readonly turns: Turns; readonly seen?: Point } | { readonly to: Point };

/** A figure from the front. */
export interface FrontPose {
  readonly view: 'front';
  readonly hip: Point;
  /** How far the trunk is bent to the right of the picture, in degrees. */
  readonly lean?: number;
  /** How much of the length of the trunk is seen, 0–1. */
  readonly seen?: number;
  /** How much of the width of the shoulders is seen, 0–1. */
  readonly turned?: number;
  /** How far the shoulders are raised. */
  readonly shrug?: number;
  /** The limbs at the right of the picture, and at the left too if those are absent. */
  readonly arm: FrontLimb;
  readonly leg: FrontLimb;
  readonly leftArm?: FrontLimb;
  readonly leftLeg?: FrontLimb;
}

export type Pose = SidePose | FrontPose;

/** A limb from the joint at the trunk to its end. */
export interface Chain {
  readonly root: Point;
  readonly middle: Point;
  readonly end: Point;
}

export interface Leg extends Chain {
  readonly toe: Point;
}

/** The joints of a figure, in the square of its drawing. The near limbs are the first ones, or those at the right. */
export interface Joints {
  readonly isFront: boolean;
  readonly head: Point;
  readonly shoulder: Point;
  readonly waist: Point;
  readonly hip: Point;
  readonly arms: readonly [Chain, ...Chain[]];
  readonly legs: readonly [Leg, ...Leg[]];
}

/** The lengths of a figure that is 44 units tall. Half of them are from the middle of the body. */
export const lengths = {
  trunk: 13,
  neck: 6.6,
  halfShoulders: 5,
  halfHips: 3,
  arm: [8, 8.4],
  leg: [11, 11],
  foot: 4.6,
} as const;

type Side = 1 | -1;

export function jointsOf(pose: Pose): Joints {
  return 'view' in pose ? fromFront(pose) : fromSide(pose);
}

function fromSide(pose: SidePose): Joints {
  const { hip, lean, chest = lean, nod = 0, arm, leg, farArm, farLeg, foot = 90, farFoot = foot } = pose;
  const waist = pointFrom(hip, 180 - lean, lengths.trunk / 2);
  const shoulder = pointFrom(waist, 180 - chest, lengths.trunk / 2);
  const armOf = (limb: Limb) => chainOf(shoulder, limb, lengths.arm, pose.hasElbowsOut ? -1 : 1);
  const legOf = (limb: Limb, toes: number) => {
    const chain = chainOf(hip, limb, lengths.leg, -1);
    return { ...chain, toe: pointFrom(chain.end, toes, lengths.foot) };
  };
  return {
    isFront: false,
    head: pointFrom(shoulder, 180 - chest - nod, lengths.neck),
    shoulder,
    waist,
    hip,
    arms: [armOf(arm), ...(farArm === undefined ? [] : [armOf(farArm)])],
    legs: [legOf(leg, foot), ...(farLeg === undefined ? [] : [legOf(farLeg, farFoot)])],
  };
}

function fromFront(pose: FrontPose): Joints {
  const { hip, lean = 0, seen = 1, turned = 1, shrug = 0, arm, leg, leftArm = arm, leftLeg = leg } = pose;
  const shoulder = pointFrom(hip, 180 - lean, lengths.trunk * seen + shrug);
  const armOf = (limb: FrontLimb, side: Side) => {
    const root = pointFrom(shoulder, 90 - lean, side * lengths.halfShoulders * turned);
    return frontChain(root, limb, lengths.arm, side);
  };
  const legOf = (limb: FrontLimb, side: Side) => {
    const chain = frontChain([hip[0] + side * lengths.halfHips, hip[1]], limb, lengths.leg, side);
    return { ...chain, toe: pointFrom(chain.end, side * 65, lengths.foot / 2) };
  };
  return {
    isFront: true,
    head: pointFrom(shoulder, 180 - lean, lengths.neck - shrug),
    shoulder,
    waist: pointFrom(hip, 180 - lean, (lengths.trunk * seen) / 2),
    hip,
    arms: [armOf(arm, 1), armOf(leftArm, -1)],
    legs: [legOf(leg, 1), legOf(leftLeg, -1)],
  };
}

function frontChain(root: Point, limb: FrontLimb, [upper, lower]: Point, side: Side): Chain {
  if ('to' in limb) return chainTo(root, limb.to, [upper, lower], side);
  const { turns, seen = [1, 1] } = limb;
  const middle = pointFrom(root, side * turns[0], upper * seen[0]);
  return { root, middle, end: pointFrom(middle, side * turns[1], lower * seen[1]) };
}

function chainOf(root: Point, limb: Limb, sizes: Point, side: Side): Chain {
  if ('to' in limb) return chainTo(root, limb.to, sizes, side);
  const middle = pointFrom(root, limb[0], sizes[0]);
  return { root, middle, end: pointFrom(middle, limb[1], sizes[1]) };
}

/** Returns the limb that touches a point. Its joint is at the side of the line to it that `side` says. */
function chainTo(root: Point, end: Point, [upper, lower]: Point, side: Side): Chain {
  const [x, y] = [end[0] - root[0], end[1] - root[1]];
  const distance = Math.min(Math.hypot(x, y), upper + lower);
  const along = (upper ** 2 - lower ** 2 + distance ** 2) / (2 * distance);
  const across = side * Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
  const middle: Point = [root[0] + (x * along - y * across) / distance, root[1] + (y * along + x * across) / distance];
  return { root, middle, end };
}

/** Returns the point at a distance in a direction of limbs: 0 is down, 90 right. */
export function pointFrom([x, y]: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * distance, y + Math.cos(angle) * distance];
}

/** Returns the direction from one point to another, in degrees of limbs. */
export function directionTo([x, y]: Point, [toX, toY]: Point): number {
  return (Math.atan2(toX - x, toY - y) * 180) / Math.PI;
}
