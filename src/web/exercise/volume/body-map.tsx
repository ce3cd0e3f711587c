import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react';
import type { Muscle } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import type { LinkTarget } from '../../ui/link-target.ts';
import { useHref } from '../../ui/use-href.ts';
import { bodySides, bodySize, outline } from '../drawings/index.ts';
import styles from './body-map.module.css';
import { volumeMessages } from './messages/index.ts';
import { fillOf, fills, type MuscleRow } from './muscle-rows.ts';
import { useMuscleLabels } from './use-muscle-labels.ts';

export interface BodyMapProps {
  readonly rows: readonly MuscleRow[];
  readonly linkOf: (muscle: Muscle) => LinkTarget;
}

type Side = keyof typeof bodySides;

const sides: readonly Side[] = ['front', 'back'];
const mirrored = `matrix(-1 0 0 1 ${bodySize.width} 0)`;

/**
 * A body from the front and the back, with each muscle coloured by its sets. It is one tab stop, and the arrow keys
 * move between muscles. On a touchscreen, where a thumb covers several muscles, a tap shows the muscle's name as a
 * link. The table beside it has the same data.
 */
export function BodyMap({ rows, linkOf }: BodyMapProps) {
  const m = useMessages(volumeMessages);
  const wordsOf = useMuscleLabels();
  const [stop, setStop] = useState<string | null>(null);
  const [pointedAt, setPointedAt] = useState<Muscle | null>(null);
  const pointed = rows.find(({ muscle }) => muscle === pointedAt);
  return (
    <Stack gap={3} align="center" className={styles.map} role="group" aria-label={m.map} onKeyDown={walk}>
      <div className={styles.sides} onPointerLeave={(event) => isThumb(event) || setPointedAt(null)}>
        {sides.map((side) => (
          <Stack key={side} as="figure" size={2} tone="muted" align="center">
            <Body
              side={side}
              rows={rows}
              linkOf={linkOf}
              stop={stop ?? firstStop}
              pointedAt={pointedAt}
              onStop={(at, muscle) => {
                setStop(at);
                setPointedAt(muscle);
              }}
              onPoint={setPointedAt}
            />
            <figcaption>{m[side]}</figcaption>
          </Stack>
        ))}
      </div>
      <Stack size={2} tone="muted" numeric touch align="center" justify="center" className={styles.caption}>
        {pointed === undefined ? (
          <span aria-hidden="true">{m.mapHint}</span>
        ) : (
          <Link touch tone="ink" {...linkOf(pointed.muscle)}>
            {wordsOf(pointed)}
          </Link>
        )}
      </Stack>
      <Legend />
    </Stack>
  );
}

interface BodyProps extends BodyMapProps {
  readonly side: Side;
  /** The muscle that is in the tab order. */
  readonly stop: string;
  readonly pointedAt: Muscle | null;
  readonly onStop: (stop: string, muscle: Muscle) => void;
  readonly onPoint: (muscle: Muscle) => void;
}

function Body({ side, rows, linkOf, stop, pointedAt, onStop, onPoint }: BodyProps) {
  const navigate = useNavigate();
  const hrefOf = useHref();
  const isNaming = useRef(false);
  const wordsOf = useMuscleLabels();
  const hatch = useId();
  const { muscles, lines } = bodySides[side];
  const drawn = Object.entries(muscles).flatMap(([name, shape]) => {
    const row = rows.find(({ muscle }) => muscle === name);
    return row === undefined ? [] : [{ row, shape, at: stopOf(side, row.muscle) }];
  });
  const follow = (event: MouseEvent, link: LinkTarget) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isNaming.current) void navigate(link);
    isNaming.current = false;
  };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the figure has a caption, and each muscle has a name
    <svg viewBox={`0 0 ${bodySize.width} ${bodySize.height}`} className={styles.body}>
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2" height="5" className={styles.stripe} />
      </pattern>
      <BothHalves shape={outline} className={styles.outline} />
      {drawn.map(({ row, shape, at }) => (
        <a
          key={at}
          href={hrefOf(linkOf(row.muscle))}
          aria-label={wordsOf(row)}
          className={styles.muscle}
          data-fill={fillOf(row)}
          data-pointed={row.muscle === pointedAt || undefined}
          tabIndex={at === stop ? 0 : -1}
          onPointerDown={(event) => {
            isNaming.current = isThumb(event) && row.muscle !== pointedAt; // read before focus moves here
          }}
          onPointerCancel={() => {
            isNaming.current = false;
          }}
          onClick={(event) => follow(event, linkOf(row.muscle))}
          onFocus={() => onStop(at, row.muscle)}
          onPointerEnter={(event) => isThumb(event) || onPoint(row.muscle)}
        >
          <BothHalves shape={shape} className={styles.shape} />
          {fillOf(row) === 'above' && <BothHalves shape={shape} className={styles.hatch} fill={`url(#${hatch})`} />}
        </a>
      ))}
      <BothHalves shape={lines} className={styles.lines} />
    </svg>
  );
}

function isThumb({ pointerType }: PointerEvent): boolean {
  return pointerType === 'touch';
}

interface BothHalvesProps {
  readonly shape: string;
  readonly className: string | undefined;
  readonly fill?: string;
}

function BothHalves({ shape, className, fill }: BothHalvesProps) {
  return (
    <>
      <path d={shape} className={className} {...(fill !== undefined && { fill })} />
      <path d={shape} className={className} transform={mirrored} {...(fill !== undefined && { fill })} />
    </>
  );
}

function Legend() {
  const m = useMessages(volumeMessages);
  return (
    <Row as="ul" size={2} tone="muted" gap={4} rowGap={1} justify="center" wrap aria-label={m.legend}>
      {fills.map((fill) => (
        <Row key={fill} as="li" gap={2} align="center">
          <span className={styles.swatch} data-fill={fill} />
          {m.fills[fill]}
        </Row>
      ))}
    </Row>
  );
}

function stopOf(side: Side, muscle: Muscle): string {
  return `${side} ${muscle}`;
}

const firstStop = stopOf('front', 'neck');

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves focus between muscles, wrapping around at the ends. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<SVGAElement>('svg a')];
  const at = stops.indexOf(event.target as SVGAElement);
  const step = steps[event.key];
  const to =
    event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? null : (at + step) % stops.length;
  if (at < 0 || to === null) return;
  event.preventDefault();
  stops.at(to)?.focus();
}
