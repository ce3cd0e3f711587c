import { safeFileName } from '#domain/file-names/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { currentLanguage } from '../language/index.ts';
import { useDocument } from '../replica/index.ts';
import { showToast } from '../ui/toast.tsx';
import { exportMessages } from './messages/index.ts';
import { useExportSession } from './use-export.ts';
import { workoutsWith } from './workouts-with.ts';
import { writtenMessage } from './written-message.ts';

export interface ExportOf {
  /** Exports records with those that they need. */
  readonly records: (name: string, keys: readonly RecordKey[]) => void;
  /**
   * Exports an exercise with all workouts that contain it.
   *
   * @param keys of the exercise, and of those merged into it
   */
  readonly exercise: (name: string, keys: readonly RecordKey[]) => void;
}

/** Returns the actions that export a part of the document. A notice says when the file is downloaded. */
export function useExportOf(): ExportOf {
  const document = useDocument();
  const session = useExportSession();
  const write = async (name: string, keys: readonly RecordKey[]) => {
    const m = await exportMessages.load(currentLanguage());
    if (session.state.kind === 'writing') return void showToast({ message: m.oneAtATime });
    if (!(await session.start(safeFileName(name, m.untitled, ''), new Set(keys)))) return;
    const { state } = session;
    if (state.kind === 'failed') showToast({ tone: 'bad', message: m.failed });
    if (state.kind !== 'written') return;
    showToast({ message: writtenMessage(m, state, currentLanguage()) });
  };
  return {
    records: (name, keys) => void write(name, keys),
    exercise: (name, keys) => {
      void workoutsWith(document, keys).then((workouts) => write(name, [...keys, ...workouts]));
    },
  };
}
