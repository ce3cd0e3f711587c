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
  /** By how much all lines are wider than in a drawing of full size. */
  readonly weight?: number;
}

/** The widths of lines. */
const widths = { fixed: 1.2, load: 1.6, trunk: 5.8, chest: 2.8, leg: 3.6, arm: 2.7, gap: 4.3 };

/** One position of a movement, with its equipment. A list shows many of them, so they have few elements. */
export function FigureLines({ movement, position, equipment, weight = 1 }: FigureLinesProps) {
  const joints = jointsOf(movement.positions[position] ?? movement.positions[0]);
  const fixed = (movement.isOffFloor ? '' : floor) + (movement.fixed ?? '');
  const load = loadOf(movement, joints, equipment) + (movement.moving?.[position] ?? '');
  return (
    <>
      {fixed !== '' && <path className={styles.fixed} strokeWidth={widths.fixed * weight} d={fixed} />}
      {joints.isFront ? <FromFront joints={joints} weight={weight} /> : <FromSide joints={joints} weight={weight} />}
      {load !== '' && <path className={styles.load} strokeWidth={widths.load * weight} d={load} />}
    </>
  );
}

interface BodyProps {
  readonly joints: Joints;
  readonly weight: number;
}

/** The near arm has a gap around it, so that it stays visible in front of the trunk. */
function FromSide({ joints: { head, shoulder, waist, hip, arms, legs }, weight }: BodyProps) {
  const gap = useId();
  const [arm, farArm] = arms;
  const [leg, farLeg] = legs;
  return (
    <>
      <mask id={gap} maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64">
        <path fill="#fff" stroke="none" d="M0 0H64V64H0Z" />
        <path stroke="#000" strokeWidth={widths.gap * weight} d={limb(arm)} />
      </mask>
      {farLeg !== undefined && <path opacity={far} strokeWidth={widths.leg * weight} d={limb(farLeg)} />}
      {farArm !== undefined && <path opacity={far} strokeWidth={widths.arm * weight} d={limb(farArm)} />}
      <g mask={`url(#${gap})`}>
        <path strokeWidth={widths.trunk * weight} d={curve(shoulder, waist, hip)} />
        <path strokeWidth={widths.leg * weight} d={limb(leg)} />
      </g>
      <Head at={head} />
      <path strokeWidth={widths.arm * weight} d={limb(arm)} />
    </>
  );
}

function FromFront({ joints: { head, arms, legs }, weight }: BodyProps) {
  const shoulders = arms.map(({ root }) => root);
  const hips = legs.map(({ root }) => root);
  return (
    <>
      <path
        fill="currentColor"
        strokeWidth={widths.chest * weight}
        d={`${line(...shoulders, ...hips.toReversed())}Z`}
      />
      <path strokeWidth={widths.leg * weight} d={legs.map(limb).join('')} />
      <Head at={head} />
      <path strokeWidth={widths.arm * weight} d={arms.map(limb).join('')} />
    </>
  );
}

/** The opacity of the limbs of the far side. */
const far = 0.4;

function Head({ at }: { readonly at: Point }) {
  return <path fill="currentColor" stroke="none" d={circle(at, headRadius)} />;
}

function limb(chain: Chain | Leg): string {
  const { root, middle, end } = chain;
  return 'toe' in chain ? line(root, middle, end, chain.toe) : line(root, middle, end);
}

function curve(from: Point, [x, y]: Point, to: Point): string {
  return `${line(from)}Q${x} ${y} ${line(to).slice(1)}`;
}
