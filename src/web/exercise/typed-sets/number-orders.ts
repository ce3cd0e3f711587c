import { useMemo } from 'react';
import type { NumberOrder } from '#domain/exercise/notation/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useLocalPreference, usePersonsNames } from '../../local-preferences/index.ts';

export interface NumberOrders {
  readonly byExercise: ReadonlyMap<RecordKey, NumberOrder>;
  readonly choose: (exercise: RecordKey, order: NumberOrder) => void;
}

/** Returns how the person reads two numbers of an exercise that could be read either way, as chosen on this device. */
export function useNumberOrders(): NumberOrders {
  const preference = usePersonsNames('number-orders');
  const [stored] = useLocalPreference(preference);
  return useMemo(() => {
    const byExercise = readOrders(stored);
    return {
      byExercise,
      choose: (exercise, order) => preference.set(storedOrders(new Map([...byExercise, [exercise, order]]))),
    };
  }, [stored, preference]);
}

function readOrders(stored: readonly string[]): ReadonlyMap<RecordKey, NumberOrder> {
  return new Map(
    stored.flatMap((entry) => {
      const [order, exercise] = entry.split(' ');
      const isOrder = order === 'setsFirst' || order === 'loadFirst' || order === 'repsFirst';
      return isOrder && exercise?.startsWith('exercises/') ? [[exercise as RecordKey, order] as const] : [];
    }),
  );
}

function storedOrders(orders: ReadonlyMap<RecordKey, NumberOrder>): readonly string[] {
  return Array.from(orders, ([exercise, order]) => `${order} ${exercise}`);
}
