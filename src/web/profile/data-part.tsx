import { FilesPart } from '../attachments/index.ts';
import { ExportPart } from '../export/index.ts';
import { ImportsPart } from '../import/index.ts';
import { Loading } from '../page/index.ts';
import { useDocumentReady } from '../replica/index.ts';
import { StoragePart } from './storage-part.tsx';

/** The user's data as a whole: imports, exports, storage, and the files of notes. */
export default function DataPart() {
  return (
    <>
      {useDocumentReady() ? <ImportsPart /> : <Loading />}
      <ExportPart />
      <FilesPart />
      {/* last, as it appears when the browser has answered, and must not move the rest */}
      <StoragePart />
    </>
  );
}
