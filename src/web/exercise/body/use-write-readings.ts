import { type LocalDay, type Quantity, recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { deviceZone } from '../../time/index.ts';
import { offerUndo } from '../../undo/index.ts';
import { bodyMessages } from './messages/index.ts';

export interface NewReading {
  readonly measure: string;
  readonly value: Quantity;
  readonly day: LocalDay;
  readonly method?: string;
}

/** Stores values of measurements and offers an undo. */
export function useWriteReadings(): (readings: readonly NewReading[]) => void {
  const m = useMessages(bodyMessages);
  const document = useDocument();
  return (readings) => {
    const keys = readings.map((reading) => {
      const id = document.createRecord('measurements', (draft) => {
        draft.measure = reading.measure;
        draft.value = reading.value;
        draft.day = reading.day;
        draft.zone = deviceZone();
        draft.method = reading.method;
        // for an earlier day, the time is unknown
        if (reading.day === document.today()) draft.at = document.now();
      });
      return recordKey('measurements', id);
    });
    const isWeight = readings.length === 1 && readings[0]?.measure === 'body-weight';
    offerUndo(isWeight ? m.weightSaved : m.saved({ count: keys.length }), () => document.trash(keys));
  };
}
