import { useNavigate } from '@tanstack/react-router';
import { useLocale } from 'react-aria-components/I18nProvider';
import { addSharedRoutine, exerciseHere, readSharedRoutine, shareRoutine } from '#domain/exercise/sharing/index.ts';
import { safeFileName } from '#domain/file-names/index.ts';
import { type RecordKey, recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { saveFile } from '../../page/index.ts';
import { type RecordEntry, useDocument, useProfileData, useRecords } from '../../replica/index.ts';
import { copyText, sharing } from '../../secure-context/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { offerUndo } from '../../undo/index.ts';
import { loadUnit } from '../load-unit.ts';
import { useCatalogue } from '../use-catalogue.ts';
import { routinesMessages } from './messages/index.ts';
import { routineText } from './routine-text.ts';
import { orderBehind } from './routines-in-list.ts';
import { routineHref, routinesHref } from './use-routines-route.ts';

type RoutineEntry = RecordEntry<'routines'>;

/** The maximum size of an imported file, larger than any routine. */
const largestBytes = 2_000_000;

/** Returns functions that export a routine as text or as a file, and one that imports a routine. */
export function useSharing() {
  const m = useMessages(routinesMessages);
  const document = useDocument();
  const catalogue = useCatalogue();
  const routines = useRecords('routines');
  const navigate = useNavigate();
  const { locale } = useLocale();
  const { units } = useProfileData().preferences;
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
        return loadUnit(key === null ? undefined : catalogue.get(key)?.unit, units.load, locale);
      };
      const text = routineText(shared, { m, unitOf, number: count, percent });
      if (await shareByDevice({ title: nameOf(entry), text })) return;
      const isCopied = await copyText(text);
      showToast(isCopied ? { message: m.textCopied } : { message: m.textNotCopied, tone: 'bad' });
    },
    saveFile: async (entry: RoutineEntry) => {
      const text = `${JSON.stringify(await given(entry), null, 2)}\n`;
      saveFile(new Blob([text], { type: 'application/json' }), safeFileName(nameOf(entry), m.routine, 'json'));
    },
    importFile: async (file: File) => {
      const read = readSharedRoutine(file.size > largestBytes ? '' : await file.text());
      if (!read.ok) {
        showToast({ message: m.importErrors[read.error.code], tone: 'bad' });
        return;
      }
      const created = new Map<string, RecordKey>();
      const keys = read.value.exercises.map((shared) => {
        const here = exerciseHere(shared, catalogue);
        const known = here ?? created.get(shared.name);
        if (known !== undefined) return known;
        const { name, tracking = 'loadReps', equipment, muscles = {}, unilateral, bodyWeightShare } = shared;
        const id = document.createRecord('exercises', (draft) => {
          Object.assign(draft, { name, tracking, muscles });
          if (equipment !== undefined && equipment !== null) draft.equipment = equipment;
          if (unilateral === true) draft.unilateral = true;
          if (bodyWeightShare !== undefined && bodyWeightShare > 0) draft.bodyWeightShare = bodyWeightShare;
        });
        created.set(name, recordKey('exercises', id));
        return recordKey('exercises', id);
      });
      const id = document.createRecord('routines', (draft) => {
        draft.order = orderBehind(routines);
        addSharedRoutine(draft, read.value, { keys, newId: document.newId });
      });
      void navigate({ href: routineHref(id) });
      offerUndo({
        message: m.imported({ name: read.value.name?.trim() || m.routine }),
        label: m.undo,
        undo: () => {
          document.trash([recordKey('routines', id), ...created.values()]);
          void navigate({ href: routinesHref() });
        },
      });
    },
  };
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
