export {
  asShared,
  type BuiltInId,
  type BuiltInProgramme,
  builtInIds,
  builtInProgrammes,
  type Level,
} from './built-in-programmes.ts';
export type { LoadUnit, ProgrammePlan } from './plan.ts';
