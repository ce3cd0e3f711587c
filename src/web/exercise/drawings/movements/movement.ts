import type { Point, Pose } from '../figure/figure.ts';

/** Where a figure carries a load: in both hands or the near one, or at its body. */
type LoadPlace = 'hands' | 'hand' | 'back' | 'chest' | 'hips' | 'foot';

/** What a drawing shows: a figure and what it uses. */
export interface Movement {
  /** The start and the end, or the one position that is held. */
  readonly positions: readonly [Pose] | readonly [Pose, Pose];
  /** The position that is shown where there is room for one only; by default the last. */
  readonly typical?: 0 | 1;
  /** Where the equipment of the exercise is, if it moves with the figure. */
  readonly load?: LoadPlace;
  /** Where a cable or a band comes from. */
  readonly pulley?: Point;
  /** Where two cables come from: one at the right of the picture, and one mirrored at the left. */
  readonly pulleys?: Point;
  /** The path of what stays in place, such as a bench. */
  readonly fixed?: string;
  /** The paths of further parts that move, by position. */
  readonly moving?: readonly string[];
  /** Whether it happens off the floor, such as hanging from a bar. */
  readonly isOffFloor?: true;
}
