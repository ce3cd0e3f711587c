import { Minus, Plus, Scan } from 'lucide-react';
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { toSi } from '#domain/kernel/index.ts';
import type { TrackView } from '#domain/track/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useLatest } from '../../../lifecycle/index.ts';
import { chartPaint, followPaint } from '../../../ui/chart-paint.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useQuantityLabels } from '../../quantities/index.ts';
import { enduranceMessages } from '../messages/index.ts';
import {
  colourCount,
  drawRoute,
  pointAt,
  positionOf,
  type RoutePaths,
  routePaths,
  scaleLength,
  wholeRoute,
} from './draw-route.ts';
import type { CanvasSize, MapView } from './map-view.ts';
import styles from './track.module.css';
import type { TrackCursor } from './track-cursor.ts';
import type { PointRange } from './track-plot.tsx';
import { type Tiles, useTiles } from './use-tiles.ts';

interface RouteMapProps {
  readonly view: TrackView;
  /** The colour of each point. */
  readonly colours: Uint8Array;
  readonly cursor: TrackCursor;
  readonly selection: PointRange | null;
}

const zoomStep = 1.6;

/**
 * The route as a drawing of its own, north up, with a map behind it only if the server has one. One finger scrolls the
 * page, two move the map.
 */
export function RouteMap({ view, colours, cursor, selection }: RouteMapProps) {
  const m = useMessages(enduranceMessages);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const [moved, setMoved] = useState<MapView | null>(null);
  const whole = useMemo(() => wholeRoute(view, size), [view, size]);
  const map = moved ?? whole;
  const paths = useMemo(() => routePaths(view, colours, colourCount, map.scale), [view, colours, map.scale]);
  const tiles = useTiles();
  useDrawing(canvas, { view, paths, selection, map, size, tiles });
  const zoom = (factor: number) => setMoved({ ...map, scale: map.scale * factor });
  useWheelZoom(canvas, zoom);
  const drag = useDrag(map, setMoved);
  const point = (event: PointerEvent) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    cursor.move(pointAt(view, [event.clientX - left, event.clientY - top], map, size));
  };
  return (
    <div ref={frame} className={styles.map}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={m.routeOnMap}
        className={styles.canvas}
        onPointerDown={drag.start}
        onPointerMove={(event) => (drag.isDragging() ? drag.move(event) : point(event))}
        onPointerUp={drag.end}
        onPointerCancel={drag.end}
        onPointerLeave={() => cursor.move(null)}
      />
      <CursorMark view={view} map={map} size={size} cursor={cursor} />
      <div className={styles.mapButtons}>
        <IconButton icon={<Plus />} label={m.zoomIn} onPress={() => zoom(zoomStep)} />
        <IconButton icon={<Minus />} label={m.zoomOut} onPress={() => zoom(1 / zoomStep)} />
        <IconButton icon={<Scan />} label={m.wholeRoute} onPress={() => setMoved(null)} />
      </div>
      <Scale map={map} />
      {tiles !== null && tiles.attribution !== '' && <div className={styles.attribution}>{tiles.attribution}</div>}
    </div>
  );
}

/** The size of an element, from the browser's own layout. */
function useSize(element: RefObject<HTMLElement | null>): CanvasSize {
  const [size, setSize] = useState<CanvasSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

interface Drawing extends Pick<RouteMapProps, 'view' | 'selection'> {
  readonly paths: RoutePaths;
  readonly map: MapView;
  readonly size: CanvasSize;
  readonly tiles: Tiles | null;
}

/** Draws in the next frame, so that several changes are drawn once, and again when the theme changes. */
function useDrawing(canvas: RefObject<HTMLCanvasElement | null>, drawing: Drawing): void {
  const { view, paths, selection, map, size, tiles } = drawing;
  const { east, north, scale } = map;
  useEffect(() => {
    const element = canvas.current;
    if (element === null || size.width === 0) return;
    const draw = () => {
      const context = fittedContext(element, size);
      if (context === null || element.parentElement === null) return;
      const paint = chartPaint(element.parentElement);
      drawRoute(context, { view, paths, selection, map: { east, north, scale }, size, paint, tiles });
    };
    const frame = requestAnimationFrame(draw);
    const stop = followPaint(draw);
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [canvas, view, paths, selection, east, north, scale, size, tiles]);
}

/** Returns the context of a canvas that has as many pixels as the screen. A canvas is cleared when its size is set. */
function fittedContext(element: HTMLCanvasElement, { width, height }: CanvasSize): CanvasRenderingContext2D | null {
  const ratio = window.devicePixelRatio;
  const [pixelsX, pixelsY] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (element.width !== pixelsX) element.width = pixelsX;
  if (element.height !== pixelsY) element.height = pixelsY;
  const context = element.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}

/** Zooms with the wheel and Ctrl, as a touchpad does with two fingers. React cannot keep the page from zooming too. */
function useWheelZoom(canvas: RefObject<HTMLCanvasElement | null>, zoom: (factor: number) => void): void {
  const latest = useLatest(zoom);
  useLayoutEffect(() => {
    const element = canvas.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest()(event.deltaY < 0 ? 1.15 : 1 / 1.15);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [canvas, latest]);
}

/** Moves the map with the mouse, or with two fingers, which also zoom. */
function useDrag(map: MapView, move: (map: MapView) => void) {
  const pointers = useRef(new Map<number, readonly [x: number, y: number]>());
  return {
    isDragging: () => pointers.current.size > 0,
    start: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, [event.clientX, event.clientY]);
    },
    move: (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return;
      const now = [event.clientX, event.clientY] as const;
      const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      pointers.current.set(event.pointerId, now);
      const [other] = others;
      const zoomed = other === undefined ? 1 : distance(now, other) / Math.max(1, distance(before, other));
      const share = 1 / (others.length + 1);
      move({
        east: map.east - ((now[0] - before[0]) * share) / map.scale,
        north: map.north + ((now[1] - before[1]) * share) / map.scale,
        scale: map.scale * zoomed,
      });
    },
    end: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
  };
}

function distance(a: readonly [number, number], b: readonly [number, number]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

interface CursorMarkProps {
  readonly view: TrackView;
  readonly map: MapView;
  readonly size: CanvasSize;
  readonly cursor: TrackCursor;
}

/** Moves its element without rendering, because the pointer moves often. */
function CursorMark({ view, map, size, cursor }: CursorMarkProps) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = () => {
      if (mark.current === null) return;
      const at = cursor.point === null ? [Number.NaN, 0] : positionOf(view, cursor.point, map, size);
      const [x = Number.NaN, y = 0] = at;
      mark.current.hidden = Number.isNaN(x);
      mark.current.style.translate = `${x}px ${y}px`;
    };
    place();
    return cursor.subscribe(place);
  }, [view, map, size, cursor]);
  return <div ref={mark} className={styles.mark} hidden aria-hidden="true" />;
}

const maxScalePixels = 120;

function Scale({ map }: { readonly map: MapView }) {
  const labels = useQuantityLabels();
  const unit = labels.system === 'mi' ? toSi(1, 'mi') : 1;
  const length = scaleLength(map.scale, unit, maxScalePixels);
  const shown = labels.distance({ si: length }, length < 1000 && unit === 1 ? 'row' : undefined);
  return (
    <div className={styles.scale} style={{ inlineSize: length * map.scale }} aria-hidden="true">
      {shown}
    </div>
  );
}
