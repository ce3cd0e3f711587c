import { rangeOf, type TrackView } from '#domain/track/index.ts';
import type { ChartPaint } from '../../../ui/chart-paint.ts';
import type { PointRange } from './track-plot.tsx';

/** What part of the route a canvas shows. */
export interface MapView {
  /** Metres east and north of the middle of the route, in the middle of the canvas. */
  readonly east: number;
  readonly north: number;
  /** CSS pixels per metre. */
  readonly scale: number;
}

export interface CanvasSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Room for the start, the end and the scale. */
const margin = 28;

/** Returns the view that shows all of a route. */
export function wholeRoute({ east, north }: TrackView, { width, height }: CanvasSize): MapView {
  const [west, right] = rangeOf(east);
  const [south, top] = rangeOf(north);
  const scaleFor = (room: number, length: number) => Math.max(1, room - 2 * margin) / Math.max(length, 50);
  const scale = Math.min(scaleFor(width, right - west), scaleFor(height, top - south));
  return { east: (west + right) / 2, north: (south + top) / 2, scale };
}

export function positionOf(view: TrackView, point: number, map: MapView, size: CanvasSize): readonly [number, number] {
  return [
    size.width / 2 + ((view.east[point] as number) - map.east) * map.scale,
    size.height / 2 - ((view.north[point] as number) - map.north) * map.scale,
  ];
}

/** Returns the point of a route that is nearest to a place on the canvas; null if none is near. */
export function pointAt(
  view: TrackView,
  [x, y]: readonly [number, number],
  map: MapView,
  size: CanvasSize,
): number | null {
  let [nearest, least] = [null as number | null, maxAway ** 2];
  for (let point = 0; point < view.length; point++) {
    const [atX, atY] = positionOf(view, point, map, size);
    const away = (atX - x) ** 2 + (atY - y) ** 2;
    if (away < least) [nearest, least] = [point, away];
  }
  return nearest;
}

/** CSS pixels from the route at which the pointer still marks a point of it. */
const maxAway = 40;

export interface ColourSteps {
  /** The number of a colour of the scale at each point, from 0 for the lowest. */
  readonly steps: Uint8Array;
  /** The values at the ends of the scale; null if no point has a value. */
  readonly limits: readonly [number, number] | null;
}

/** Divides values into as many steps as there are colours, of which each has as many points. */
export function colourSteps(values: Float64Array, colours: number, isReversed: boolean): ColourSteps {
  const known = values.filter((value) => !Number.isNaN(value)).sort();
  const at = (share: number) => known[Math.min(known.length - 1, Math.floor(share * known.length))] ?? 0;
  const limits = Array.from({ length: colours - 1 }, (_, step) => at((step + 1) / colours));
  const steps = Uint8Array.from(values, (value) => {
    const above = limits.findIndex((limit) => value < limit);
    const step = above === -1 ? colours - 1 : above;
    return isReversed ? colours - 1 - step : step;
  });
  const ends = [at(0.02), at(0.98)] as const;
  return { steps, limits: known.length === 0 ? null : isReversed ? [ends[1], ends[0]] : ends };
}

interface DrawnRoute {
  readonly view: TrackView;
  readonly map: MapView;
  readonly size: CanvasSize;
  readonly paint: ChartPaint;
  /** See {@link ColourSteps}. */
  readonly steps: Uint8Array;
  readonly selection: PointRange | null;
}

/** Draws a route: its colours, where it was paused, its direction, its start and its end. */
export function drawRoute(context: CanvasRenderingContext2D, route: DrawnRoute): void {
  const { size, paint } = route;
  context.clearRect(0, 0, size.width, size.height);
  context.lineCap = context.lineJoin = 'round';
  drawPauses(context, route);
  // a lighter edge, so that the line is told from itself where it crosses
  strokeSteps(context, route, 6, () => paint.surface);
  strokeSteps(context, route, 3.5, (step) => paint.scale[step] ?? paint.words);
  if (route.selection !== null) strokeRange(context, route, route.selection, paint.bad);
  drawArrows(context, route);
  drawEnds(context, route);
}

/** Points nearer to each other than this are drawn as one. */
const minStep = 0.75;

/** Strokes all parts of one colour at once: a canvas is slow with many strokes, not with many points. */
function strokeSteps(
  context: CanvasRenderingContext2D,
  { view, map, size, steps, paint }: DrawnRoute,
  width: number,
  colourOf: (step: number) => string,
): void {
  const paths = paint.scale.map(() => new Path2D());
  const starts = new Set(view.segments);
  let last: readonly [number, number] | null = null;
  for (let point = 0; point < view.length; point++) {
    if (starts.has(point)) last = null;
    if (Number.isNaN(view.east[point])) {
      last = null; // lost reception, or a privacy zone
      continue;
    }
    const at = positionOf(view, point, map, size);
    if (last !== null && Math.abs(at[0] - last[0]) + Math.abs(at[1] - last[1]) < minStep) continue;
    const path = paths[steps[point] ?? 0];
    if (last !== null) path?.moveTo(...last);
    if (last !== null) path?.lineTo(...at);
    last = at;
  }
  context.lineWidth = width;
  for (const [step, path] of paths.entries()) {
    context.strokeStyle = colourOf(step);
    context.stroke(path);
  }
}

function strokeRange(
  context: CanvasRenderingContext2D,
  { view, map, size }: DrawnRoute,
  [from, to]: PointRange,
  colour: string,
): void {
  context.beginPath();
  for (let point = from; point <= to; point++)
    if (!Number.isNaN(view.east[point])) context.lineTo(...positionOf(view, point, map, size));
  context.lineWidth = 7;
  context.strokeStyle = colour;
  context.stroke();
}

/** What was covered while nothing was recorded is dotted: it does not count. */
function drawPauses(context: CanvasRenderingContext2D, { view, map, size, paint }: DrawnRoute): void {
  context.save();
  context.setLineDash([1, 6]);
  context.lineWidth = 2;
  context.strokeStyle = paint.words;
  context.beginPath();
  for (const first of view.segments) {
    if (first === 0) continue;
    context.moveTo(...positionOf(view, first - 1, map, size));
    context.lineTo(...positionOf(view, first, map, size));
  }
  context.stroke();
  context.restore();
}

/** CSS pixels between two arrows. */
const betweenArrows = 110;

function drawArrows(context: CanvasRenderingContext2D, { view, map, size, paint }: DrawnRoute): void {
  context.fillStyle = paint.words;
  let [last, since] = [null as readonly [number, number] | null, betweenArrows / 2];
  for (let point = 0; point < view.length; point++) {
    if (Number.isNaN(view.east[point])) continue;
    const at = positionOf(view, point, map, size);
    if (last === null) last = at;
    const step = Math.hypot(at[0] - last[0], at[1] - last[1]);
    if (step < 4) continue;
    since += step;
    if (since >= betweenArrows) {
      drawArrow(context, at, Math.atan2(at[1] - last[1], at[0] - last[0]));
      since = 0;
    }
    last = at;
  }
}

function drawArrow(context: CanvasRenderingContext2D, [x, y]: readonly [number, number], angle: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(6, 0);
  context.lineTo(-4, -4.5);
  context.lineTo(-1.5, 0);
  context.lineTo(-4, 4.5);
  context.fill();
  context.restore();
}

/** The start is a disc, the end a square, so that colour is not needed to tell them apart. */
function drawEnds(context: CanvasRenderingContext2D, { view, map, size, paint }: DrawnRoute): void {
  const first = view.east.findIndex((value) => !Number.isNaN(value));
  const last = view.east.findLastIndex((value) => !Number.isNaN(value));
  context.lineWidth = 2;
  context.strokeStyle = paint.surface;
  const [endX, endY] = positionOf(view, last, map, size);
  context.fillStyle = paint.bad;
  context.beginPath();
  context.rect(endX - 6, endY - 6, 12, 12);
  context.fill();
  context.stroke();
  const [startX, startY] = positionOf(view, first, map, size);
  context.fillStyle = paint.good;
  context.beginPath();
  context.arc(startX, startY, 6, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

/** Returns the longest round length that is at most as wide as a share of the map. */
export function scaleLength(scale: number, unit: number, maxPixels: number): number {
  const most = maxPixels / scale / unit;
  const power = 10 ** Math.floor(Math.log10(most));
  const factor = [5, 2, 1].find((each) => each * power <= most) ?? 1;
  return factor * power * unit;
}
