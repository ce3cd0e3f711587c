import { type Chain, directionTo, type Joints, type Point, pointFrom } from './figure/figure.ts';
import { circle, line, roller } from './figure/shapes.ts';
import type { Movement } from './movements/movement.ts';

/** Returns the path of what a figure moves, as the equipment of an exercise. It is empty if nothing moves with it. */
export function loadOf(movement: Movement, joints: Joints, equipment: string | null): string {
  if (joints.isFront && movement.load === 'hands' && isBar(equipment)) return barFromFront(joints);
  return placesOf(movement, joints)
    .map((place) => partAt(place, movement, joints, equipment))
    .join('');
}

/** A point at which something is carried, and the direction in which it hangs. */
interface Place {
  readonly at: Point;
  readonly direction: number;
}

function placesOf({ load }: Movement, { isFront, arms, legs, hip, waist, shoulder }: Joints): readonly Place[] {
  const inHand = ({ middle, end }: Chain) => ({ at: end, direction: isFront ? 0 : directionTo(middle, end) });
  const down = (at: Point) => [{ at, direction: 0 }];
  const upTheChest = directionTo(waist, shoulder);
  const upTheHip = directionTo(hip, waist);
  switch (load) {
    case 'hands':
      return arms.map(inHand);
    case 'hand':
      return [inHand(arms[0])];
    case 'foot':
      return down(legs[0].end);
    case 'back':
      return down(pointFrom(pointFrom(shoulder, upTheChest, 0.8), upTheChest + 90, 2.4));
    case 'chest':
      return down(pointFrom(pointFrom(shoulder, upTheChest, 0.6), upTheChest - 90, 3.4));
    case 'hips':
      return down(pointFrom(hip, upTheHip - 90, 3));
    default:
      return [];
  }
}

function partAt({ at, direction }: Place, movement: Movement, joints: Joints, equipment: string | null): string {
  if (isBar(equipment)) return circle(at, 4.8) + circle(at, dot);
  const source = sourceOf(movement, at) ?? (equipment === 'band' ? joints.legs[0].toe : null);
  switch (equipment) {
    case 'dumbbell':
      return circle(at, 2.5);
    case 'kettlebell':
      return kettlebell(at, direction);
    case 'plate':
      return circle(at, 3.8);
    case 'ball':
      return circle(pointFrom(at, direction, 3), 4.2);
    case 'other':
      return circle(at, 4.2);
    case 'cable':
    case 'band':
    case 'machine':
    case 'cardioMachine':
      return source === null ? roller(at) : line(source, at) + circle(at, dot);
    default:
      return '';
  }
}

/** The radius of a circle that its line fills. */
const dot = 0.5;

/** Returns where a cable or a band comes from. */
function sourceOf({ pulley, pulleys }: Movement, [x]: Point): Point | null {
  if (pulleys === undefined) return pulley ?? null;
  return x > 32 ? pulleys : [64 - pulleys[0], pulleys[1]];
}

function isBar(equipment: string | null): boolean {
  return equipment === 'barbell' || equipment === 'smithMachine' || equipment === 'trapBar';
}

function barFromFront({ arms }: Joints): string {
  const hands = arms.map(({ end }) => end);
  const y = Math.max(...hands.map((hand) => hand[1]));
  const [left, right] = [Math.min(...hands.map(([x]) => x)) - 6, Math.max(...hands.map(([x]) => x)) + 6];
  const plateAt = (x: number) => line([x, y - 4], [x, y + 4]);
  return line([left, y], [right, y]) + plateAt(left) + plateAt(right);
}

function kettlebell(hand: Point, direction: number): string {
  const neck = pointFrom(hand, direction, 1.8);
  const handle = line(pointFrom(neck, direction + 90, 1.6), hand, pointFrom(neck, direction - 90, 1.6));
  return circle(pointFrom(hand, direction, 4.2), 2.9) + handle;
}
