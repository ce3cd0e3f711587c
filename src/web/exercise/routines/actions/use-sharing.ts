import { useNavigate } from '@tanstack/react-router';
import {
  exerciseHere,
  readSharedFile,
  type SharedProgramme,
  type SharedRoutine,
  shareProgramme,
  shareRoutine,
} from '#domain/exercise/sharing/index.ts';
import { safeFileName } from '#domain/file-names/index.ts';
import { useMessages } from '../../../language/index.ts';
import { programmeLink, routineLink, routinesLink } from '../../../links/exercise.ts';
import { saveFile } from '../../../page/index.ts';
import { type RecordEntry, useDocument, useRecords } from '../../../replica/index.ts';
import { copyText, sharing } from '../../../secure-context/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { showToast } from '../../../ui/toast.tsx';
import { offerUndo } from '../../../undo/index.ts';
import { useCatalogue } from '../../catalogue/index.ts';
import { useLoadUnits } from '../../quantities/index.ts';
import { routinesMessages } from '../messages/index.ts';
import { routineText } from '../plan/routine-text.ts';
import { orderAfterAll } from '../plan/routines-in-list.ts';
import { routinesOf } from '../plan/session-question.ts';
import { SharedImport } from './shared-import.ts';

type RoutineEntry = RecordEntry<'routines'>;

/** The maximum size of an imported file, larger than any routine or programme. */
const maxBytes = 2_000_000;

/** Returns functions that export a routine or a programme, and one that imports either. */
export function useSharing() {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const catalogue = useCatalogue();
  const routines = useRecords('routines');
  const navigate = useNavigate();
  const unitOfExercise = useLoadUnits();
  const { count, percent } = useTimeFormat();
  const given = async (entry: RoutineEntry) => {
    await document.openRecord(entry.key);
    return shareRoutine(document.records('routines').find(({ id }) => id === entry.id) ?? entry, catalogue);
  };
  const nameOf = ({ value }: RoutineEntry) => value.name?.trim() || m.routine;
  return {
    shareText: async (entry: RoutineEntry) => {
      const shared = await given(entry);
      const unitOf = (exercise: (typeof shared.exercises)[number]) => {
        const key = exerciseHere(exercise, catalogue);
        return unitOfExercise(key === null ? undefined : catalogue.get(key));
      };
      const text = routineText(shared, { m, unitOf, number: count, percent });
      if (await shareByDevice({ title: nameOf(entry), text })) return;
      const isCopied = await copyText(text);
      showToast(isCopied ? { message: m.textCopied } : { message: m.textNotCopied, tone: 'bad' });
    },
    saveFile: async (entry: RoutineEntry) => saveJson(await given(entry), nameOf(entry), m.routine),
    /** Saves a programme with its routines. */
    saveProgramme: async ({ value }: RecordEntry<'programmes'>) => {
      const ids = new Set(routinesOf(value));
      const wanted = document.records('routines').filter((entry) => ids.has(entry.id) && !entry.inTrash);
      for (const { key } of wanted) await document.openRecord(key);
      const opened = document.records('routines').filter(({ id }) => wanted.some((entry) => entry.id === id));
      const shared = shareProgramme(value, new Map(opened.map((entry) => [entry.id, entry])), catalogue);
      saveJson(shared, value.name?.trim() || m.programme, m.programme);
    },
    importFile: async (file: File) => {
      const read = readSharedFile(file.size > maxBytes ? '' : await file.text());
      if (!read.ok) {
        showToast({ message: m.importErrors[read.error.code], tone: 'bad' });
        return;
      }
      const { kind, name } = read.value;
      const isProgramme = kind === 'mensana-programme';
      const importing = new SharedImport({ document, catalogue, order: orderAfterAll(routines) });
      const id = importing.add(read.value);
      void navigate(isProgramme ? programmeLink(id) : routineLink(id));
      offerUndo(m.imported({ name: name?.trim() || (isProgramme ? m.programme : m.routine) }), () => {
        document.trash(importing.created);
        void navigate(routinesLink());
      });
    },
  };
}

/** @param otherwise the name of the file if nothing of the name can be in one */
function saveJson(shared: SharedRoutine | SharedProgramme, name: string, otherwise: string): void {
  const text = `${JSON.stringify(shared, null, 2)}\n`;
  saveFile(new Blob([text], { type: 'application/json' }), safeFileName(name, otherwise, 'json'));
}

/**
 * Opens the device's share sheet with text.
 * @returns whether the device has one, even if the user cancels
 */
async function shareByDevice(data: { readonly title: string; readonly text: string }): Promise<boolean> {
  const share = sharing();
  if (share === undefined || !window.matchMedia('(pointer: coarse)').matches) return false;
  try {
    await share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
