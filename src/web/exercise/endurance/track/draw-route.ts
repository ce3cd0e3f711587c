import { rangeOf, type TrackView } from '#domain/track/index.ts';
import type { ChartPaint } from '../../../ui/chart-paint.ts';
import { tilesBehind } from './map-tiles.ts';
import type { CanvasSize, MapView } from './map-view.ts';
import type { PointRange } from './track-plot.tsx';
import type { Tiles } from './use-tiles.ts';

/** Room for the start, the end and the scale. */
const margin = 28;
/** Room for the buttons on the right. */
const buttons = 64;
/** A shorter route is not drawn larger. In metres. */
const minExtent = 50;

/** Returns the view that shows all of a route, in the middle if the buttons leave room for it there. */
export function wholeRoute({ east, north }: TrackView, { width, height }: CanvasSize): MapView {
  const [west, right] = rangeOf(east);
  const [south, top] = rangeOf(north);
  const scaleFor = (room: number, length: number) => Math.max(1, room) / Math.max(length, minExtent);
  const scale = Math.min(scaleFor(width - margin - buttons, right - west), scaleFor(height - 2 * margin, top - south));
  const belowButtons = ((right - west) * scale) / 2 + buttons - width / 2;
  return { east: (west + right) / 2 + Math.max(0, belowButtons) / scale, north: (south + top) / 2, scale };
}

export function positionOf(view: TrackView, point: number, map: MapView, size: CanvasSize): readonly [number, number] {
  return [
    size.width / 2 + ((view.east[point] as number) - map.east) * map.scale,
    size.height / 2 - ((view.north[point] as number) - map.north) * map.scale,
  ];
}

/** CSS pixels from the route at which the pointer still marks a point of it. */
const maxAway = 40;

/** Returns the point of a route that is nearest to a place on the canvas; null if none is near. */
export function pointAt(
  { east, north, length }: TrackView,
  [x, y]: readonly [number, number],
  map: MapView,
  size: CanvasSize,
): number | null {
  const [atEast, atNorth] = [
    map.east + (x - size.width / 2) / map.scale,
    map.north - (y - size.height / 2) / map.scale,
  ];
  let nearest: number | null = null;
  let least = (maxAway / map.scale) ** 2;
  for (let point = 0; point < length; point++) {
    const away = ((east[point] as number) - atEast) ** 2 + ((north[point] as number) - atNorth) ** 2;
    if (away < least) [nearest, least] = [point, away];
  }
  return nearest;
}

/** The number of colours of the scale. */
export const colourCount = 7;

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

/** A route at one scale, in CSS pixels from its middle: moving the map only strokes it elsewhere. */
export interface RoutePaths {
  /** A path for each colour: a canvas is slow with many strokes, not with many points. */
  readonly byColour: readonly Path2D[];
  /** Between the segments. What was covered while nothing was recorded does not count, and is dotted. */
  readonly pauses: Path2D;
  /** Where the arrows are, and where they point, in radians. */
  readonly arrows: readonly (readonly [x: number, y: number, angle: number])[];
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
}

/** Points nearer to each other than this are drawn as one. In CSS pixels, as the next. */
const minStep = 0.75;
const betweenArrows = 110;

/** @param steps the colour of each point; see {@link ColourSteps} */
export function routePaths(view: TrackView, steps: Uint8Array, colours: number, scale: number): RoutePaths {
  const { east, north, length, segments } = view;
  const byColour = Array.from({ length: colours }, () => new Path2D());
  const starts = new Set(segments);
  const arrows: (readonly [number, number, number])[] = [];
  let [lastX, lastY, lastStep] = [Number.NaN, Number.NaN, -1];
  let sinceArrow = betweenArrows / 2;
  for (let point = 0; point < length; point++) {
    const [x, y] = [(east[point] as number) * scale, -(north[point] as number) * scale];
    if (Number.isNaN(x) || Number.isNaN(lastX) || starts.has(point)) {
      [lastX, lastY, lastStep] = [x, y, -1]; // lost reception, a privacy zone, or a pause
      continue;
    }
    const moved = Math.abs(x - lastX) + Math.abs(y - lastY);
    if (moved < minStep) continue;
    const step = steps[point] ?? 0;
    if (step !== lastStep) byColour[step]?.moveTo(lastX, lastY);
    byColour[step]?.lineTo(x, y);
    sinceArrow += moved;
    if (sinceArrow >= betweenArrows) {
      arrows.push([x, y, Math.atan2(y - lastY, x - lastX)]);
      sinceArrow = 0;
    }
    [lastX, lastY, lastStep] = [x, y, step];
  }
  return { byColour, pauses: pausesOf(view, scale), arrows, ...endsOf(view, scale) };
}

function pausesOf({ east, north, segments }: TrackView, scale: number): Path2D {
  const path = new Path2D();
  const at = (point: number) => [(east[point] as number) * scale, -(north[point] as number) * scale] as const;
  for (const first of segments) {
    if (first === 0 || Number.isNaN(east[first - 1]) || Number.isNaN(east[first])) continue;
    path.moveTo(...at(first - 1));
    path.lineTo(...at(first));
  }
  return path;
}

function endsOf({ east, north }: TrackView, scale: number): Pick<RoutePaths, 'start' | 'end'> {
  const isKnown = (value: number) => !Number.isNaN(value);
  const at = (point: number) => [(east[point] ?? 0) * scale, -(north[point] ?? 0) * scale] as const;
  return { start: at(east.findIndex(isKnown)), end: at(east.findLastIndex(isKnown)) };
}

interface DrawnRoute {
  readonly view: TrackView;
  readonly paths: RoutePaths;
  readonly map: MapView;
  readonly size: CanvasSize;
  readonly paint: ChartPaint;
  readonly selection: PointRange | null;
  readonly tiles: Tiles | null;
}

/** Tiles are fainter than the route. */
const tileOpacity = 0.65;

function drawTiles(context: CanvasRenderingContext2D, { view: { middle }, map, size, tiles }: DrawnRoute): void {
  if (tiles === null || middle === null) return;
  context.globalAlpha = tileOpacity;
  for (const tile of tilesBehind(middle, map, size, tiles)) {
    const image = tiles.image(tile);
    if (image !== null) context.drawImage(image, tile.left, tile.top, tile.width, tile.height);
  }
  context.globalAlpha = 1;
}

/** Draws a route: the tiles behind it, its colours, where it was paused, its direction, its start and its end. */
export function drawRoute(context: CanvasRenderingContext2D, route: DrawnRoute): void {
  const { paths, map, size, paint, selection } = route;
  context.clearRect(0, 0, size.width, size.height);
  drawTiles(context, route);
  context.save();
  context.translate(size.width / 2 - map.east * map.scale, size.height / 2 + map.north * map.scale);
  context.lineCap = context.lineJoin = 'round';
  stroke(context, paths.pauses, { width: 2, colour: paint.words, dash: [1, 6] });
  // a lighter edge, so that the line is told from itself where it crosses
  for (const path of paths.byColour) stroke(context, path, { width: 6, colour: paint.surface });
  for (const [step, path] of paths.byColour.entries())
    stroke(context, path, { width: 3.5, colour: paint.scale[step] ?? paint.words });
  if (selection !== null) strokeRange(context, route, selection);
  context.fillStyle = paint.words;
  for (const arrow of paths.arrows) drawArrow(context, arrow);
  drawEnds(context, paths, paint);
  context.restore();
}

interface Stroke {
  readonly width: number;
  readonly colour: string;
  readonly dash?: number[];
}

function stroke(context: CanvasRenderingContext2D, path: Path2D, { width, colour, dash = [] }: Stroke): void {
  context.setLineDash(dash);
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke(path);
}

function strokeRange(
  context: CanvasRenderingContext2D,
  { view, map, paint }: DrawnRoute,
  [from, to]: PointRange,
): void {
  const path = new Path2D();
  for (let point = from; point <= to; point++) {
    const [east, north] = [view.east[point] as number, view.north[point] as number];
    if (!Number.isNaN(east)) path.lineTo(east * map.scale, -north * map.scale);
  }
  stroke(context, path, { width: 7, colour: paint.bad });
}

function drawArrow(
  context: CanvasRenderingContext2D,
  [x, y, angle]: readonly [x: number, y: number, angle: number],
): void {
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
function drawEnds(context: CanvasRenderingContext2D, { start, end }: RoutePaths, paint: ChartPaint): void {
  context.lineWidth = 2;
  context.strokeStyle = paint.surface;
  context.fillStyle = paint.bad;
  context.beginPath();
  context.rect(end[0] - 6, end[1] - 6, 12, 12);
  context.fill();
  context.stroke();
  context.fillStyle = paint.good;
  context.beginPath();
  context.arc(start[0], start[1], 6, 0, 2 * Math.PI);
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
