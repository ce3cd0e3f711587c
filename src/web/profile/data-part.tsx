import { FilesPart } from '../attachments/index.ts';
import { ExportPart } from '../export/index.ts';

/** Everything about the user's data as a whole. */
export default function DataPart() {
  return (
    <>
      <ExportPart />
      <FilesPart />
    </>
  );
}
