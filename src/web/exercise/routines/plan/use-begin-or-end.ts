import type { Programme } from '#domain/exercise/index.ts';
import { beginProgramme, endProgramme } from '#domain/exercise/programming/index.ts';
import { useMessages } from '../../../language/index.ts';
import { assign, type RecordEntry, useDocument } from '../../../replica/index.ts';
import { changeWithUndo } from '../../editing/index.ts';
import { routinesMessages } from '../messages/index.ts';

/** Returns functions that start and end a programme today. Undo restores its previous state. */
export function useBeginOrEnd({ id, value }: RecordEntry<'programmes'>) {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const { startedOn, endedOn } = value;
  const name = value.name?.trim() || m.programme;
  const act = (edit: (draft: Programme) => void, message: string) =>
    changeWithUndo<Programme>(
      (change) => document.changeRecord('programmes', id, change),
      message,
      (draft) => {
        edit(draft);
        return assign({ startedOn, endedOn });
      },
    );
  return {
    begin: () => act((draft) => beginProgramme(draft, document.today()), m.started({ name })),
    end: () => act((draft) => endProgramme(draft, document.today()), m.ended({ name })),
  };
}
