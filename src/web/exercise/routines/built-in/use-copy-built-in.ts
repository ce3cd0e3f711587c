import { useNavigate } from '@tanstack/react-router';
import { asShared, type BuiltInProgramme } from '#domain/exercise/built-in/index.ts';
import { recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { builtInProgrammeLink, programmeLink } from '../../../links/exercise.ts';
import { assign, useDocument, useRecords } from '../../../replica/index.ts';
import { offerUndo } from '../../../undo/index.ts';
import { useCatalogue } from '../../catalogue/index.ts';
import type { LoadUnit } from '../../quantities/index.ts';
import { SharedImport } from '../actions/shared-import.ts';
import { orderAfterAll } from '../plan/routines-in-list.ts';
import { builtInMessages } from './messages/index.ts';

/**
 * Returns a function that copies a built-in programme, its routines into a folder of its name, and opens the copy.
 */
export function useCopyBuiltIn(): (programme: BuiltInProgramme, unit: LoadUnit) => void {
  const m = useMessages(builtInMessages);
  const document = useDocument();
  const catalogue = useCatalogue();
  const routines = useRecords('routines');
  const folders = useRecords('routineFolders');
  const navigate = useNavigate();
  return (programme, unit) => {
    const { name, routines: names } = m.programmeTexts[programme.id];
    const folder = document.createRecord('routineFolders', assign({ name, order: orderAfterAll(folders) }));
    const importing = new SharedImport({ document, catalogue, order: orderAfterAll(routines), folder });
    const id = importing.add(asShared(programme.plan(unit), { name, routines: names }));
    void navigate(programmeLink(id));
    offerUndo(m.used({ name }), () => {
      document.trash([...importing.created, recordKey('routineFolders', folder)]);
      void navigate(builtInProgrammeLink(programme.id));
    });
  };
}
