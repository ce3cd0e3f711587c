/** What part of the route a canvas shows. */
export interface MapView {
  /** Metres east and north of the middle of the route, in the middle of the canvas. */
  readonly east: number;
  readonly north: number;
  /** CSS pixels per metre. */
  readonly scale: number;
}

/** In CSS pixels. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}
