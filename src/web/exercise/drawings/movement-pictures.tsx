import type { Drawing } from '#domain/exercise/index.ts';
import styles from './drawings.module.css';
import { jointsOf } from './figure/figure.ts';
import { FigureLines } from './figure-lines.tsx';
import { frameAround } from './frame.ts';
import { movements } from './movements/index.ts';

interface MovementProps {
  readonly drawing: Drawing;
  readonly equipment: string | null;
}

/** A movement from its start to its end, or the position that is held. */
export function MovementDrawing({ drawing, equipment }: MovementProps) {
  const movement = movements[drawing];
  const isHeld = movement.positions.length === 1;
  // what is held has the space of both positions
  const width = isHeld ? 128 : 64;
  return (
    <>
      <svg aria-hidden="true" viewBox={`0 0 ${width} 64`} className={styles.drawing} data-held={isHeld || undefined}>
        <FigureLines movement={movement} position={0} equipment={equipment} />
      </svg>
      {!isHeld && (
        <svg aria-hidden="true" viewBox="0 0 64 64" className={styles.drawing}>
          <FigureLines movement={movement} position={1} equipment={equipment} />
        </svg>
      )}
    </>
  );
}

/** The typical position of a movement. Its lines have the same weight in every thumbnail, however large the figure is. */
export function MovementThumbnail({ drawing, equipment }: MovementProps) {
  const movement = movements[drawing];
  const { positions, typical = positions.length - 1 } = movement;
  const { x, y, side } = frameAround(jointsOf(positions[typical] ?? positions[0]), movement);
  return (
    <svg aria-hidden="true" viewBox={`${x} ${y} ${side} ${side}`} className={styles.drawing}>
      <FigureLines movement={movement} position={typical} equipment={equipment} weight={side / 46} />
    </svg>
  );
}
