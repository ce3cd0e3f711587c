import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../../language/index.ts';
import { Explained, type FormulaInput } from '../explain/index.ts';
import type { Load } from './load-of.ts';
import { trainingLoadMessages } from './messages/index.ts';
import { useFigures } from './use-figures.ts';
import { useSessionInput } from './use-session-input.ts';

type Curve = 'ctl' | 'atl' | 'tsb';

interface Opened {
  /** Renders a value of a curve with its explanation, whose inputs are the figures of that day and the day before. */
  readonly ofDay: (curve: Curve) => (words: string, at: number) => ReactNode;
  readonly ofLoad: (words: string, at: number) => ReactNode;
}

/** Returns renderers for the values in the load tables. Each value opens its explanation. */
export function useOpened({ days, sessions, constants }: Load): Opened {
  const m = useMessages(trainingLoadMessages);
  const { whole } = useFigures();
  const inputOf = useSessionInput();
  return useMemo(() => {
    const inputsOf = (curve: Curve, at: number): readonly FormulaInput[] => {
      const [before, on] = [days[at - 1], days[at]];
      const ctl = { name: m.dayBeforeCtl, value: before === undefined ? m.unknown : whole(before.ctl) };
      const atl = { name: m.dayBeforeAtl, value: before === undefined ? m.unknown : whole(before.atl) };
      if (curve === 'tsb') return [ctl, atl];
      return [
        curve === 'ctl' ? ctl : atl,
        { name: m.loadOfDay, value: whole(on?.load ?? 0) },
        { name: m.days, value: whole(curve === 'ctl' ? constants.ctlDays : constants.atlDays) },
      ];
    };
    return {
      ofDay: (curve) => (words, at) => (
        <Explained formula={`load/${curve}`} inputs={inputsOf(curve, at)} isInTable>
          {words}
        </Explained>
      ),
      ofLoad: (words, at) => (
        <Explained
          formula="load/day"
          inputs={sessions.filter(({ day }) => day === days[at]?.day).map(inputOf)}
          isInTable
        >
          {words}
        </Explained>
      ),
    };
  }, [days, sessions, constants, m, whole, inputOf]);
}
