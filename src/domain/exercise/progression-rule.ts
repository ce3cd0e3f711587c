import { z } from 'zod/mini';
import { isPlainData, type PlainData } from '../kernel/index.ts';

/** How loads increase: a named rule with its own parameters. */
export interface ProgressionRule {
  readonly rule: string;
  readonly [figure: string]: PlainData;
}

export const progressionRule = z.custom<ProgressionRule>(
  (value) =>
    isPlainData(value) &&
    typeof value === 'object' &&
    value !== null &&
    'rule' in value &&
    typeof value.rule === 'string',
);
