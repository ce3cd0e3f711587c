import { useId } from 'react';
import styles from './drawings.module.css';
import { type Chain, type Joints, jointsOf, type Leg, type Point } from './figure/figure.ts';
import { circle, floor, line } from './figure/shapes.ts';
import { headRadius } from './frame.ts';
import { loadOf } from './load.ts';
import type { Movement } from './movements/movement.ts';

interface FigureLinesProps {
  readonly movement: Movement;
  /** The index of the position. */
  readonly position: number;
  readonly equipment: string | null;
}

/** One position of a movement, with its equipment. */
export function FigureLines({ movement, position, equipment }: FigureLinesProps) {
  const joints = jointsOf(movement.positions[position] ?? movement.positions[0]);
  const load = loadOf(movement, joints, equipment);
  return (
    <>
      <path className={styles.fixed} d={(movement.isOffFloor ? '' : floor) + (movement.fixed ?? '')} />
      {joints.isFront ? <FromFront joints={joints} /> : <FromSide joints={joints} />}
      <path className={styles.load} d={load.path + (movement.moving?.[position] ?? '')} />
      {load.dots.map((dot) => (
        <path key={dot.join()} className={styles.dot} d={circle(dot, 1.1)} />
      ))}
    </>
  );
}

interface BodyProps {
  readonly joints: Joints;
}

/** The near arm has a gap around it, so that it stays visible in front of the trunk. */
function FromSide({ joints: { head, shoulder, waist, hip, arms, legs } }: BodyProps) {
  const gap = useId();
  const [arm, farArm] = arms;
  const [leg, farLeg] = legs;
  return (
    <>
      <mask id={gap} maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64">
        <path className={styles.shown} d="M0 0H64V64H0Z" />
        <path className={styles.gap} d={limb(arm)} />
      </mask>
      <g className={styles.far}>
        {farLeg !== undefined && <LegLines leg={farLeg} />}
        {farArm !== undefined && <path className={styles.arm} d={limb(farArm)} />}
      </g>
      <g mask={`url(#${gap})`}>
        <path className={styles.trunk} d={curve(shoulder, waist, hip)} />
        <LegLines leg={leg} />
      </g>
      <Head at={head} />
      <path className={styles.arm} d={limb(arm)} />
    </>
  );
}

function FromFront({ joints: { head, arms, legs } }: BodyProps) {
  const shoulders = arms.map(({ root }) => root);
  const hips = legs.map(({ root }) => root);
  return (
    <>
      <path className={styles.chest} d={`${line(...shoulders, ...hips.toReversed())}Z`} />
      {legs.map((leg) => (
        <LegLines key={leg.root[0]} leg={leg} />
      ))}
      <Head at={head} />
      <path className={styles.arm} d={arms.map(limb).join('')} />
    </>
  );
}

function LegLines({ leg: { root, middle, end, toe } }: { readonly leg: Leg }) {
  return (
    <>
      <path className={styles.thigh} d={line(root, middle)} />
      <path className={styles.shin} d={line(middle, end, toe)} />
    </>
  );
}

function Head({ at }: { readonly at: Point }) {
  return <path className={styles.head} d={circle(at, headRadius)} />;
}

function limb({ root, middle, end }: Chain): string {
  return line(root, middle, end);
}

function curve(from: Point, [x, y]: Point, to: Point): string {
  return `${line(from)}Q${x} ${y} ${line(to).slice(1)}`;
}
