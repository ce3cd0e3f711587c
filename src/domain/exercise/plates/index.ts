export { addWarmUps, loadToDo, warmUpFor } from './add-warm-ups.ts';
export {
  atPlace,
  type BarsAndPlates,
  barOf,
  barsOfGyms,
  type KnownBar,
  type KnownPlates,
  knownBars,
  knownPlates,
  loadMeansOf,
  loadStepIn,
  platesOfGyms,
  platesOwned,
} from './bars-and-plates.ts';
export {
  type BarToLoad,
  barLoads,
  type LoadBarError,
  type LoadedBar,
  loadBar,
  type PlatesOwned,
  pairsIn,
} from './load-bar.ts';
export { type LoadMeans, loadableBelow } from './load-means.ts';
export { type WarmUpSet, warmUpRamp } from './warm-up.ts';
