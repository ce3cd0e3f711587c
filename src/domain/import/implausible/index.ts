export type { DraftDoubt, Finding, ImplausibleContext, UnitlessAmount } from './finding.ts';
export { implausibleIn } from './implausible.ts';
