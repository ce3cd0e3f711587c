import type { ImportSource } from '../draft/source.ts';
import { decodeText, headOf, ImportError, type ImportFile, readOr, untilDamage } from '../files/index.ts';
import { folderItems } from '../folder-notes/index.ts';
import { isSystemFile, skipped } from '../note-files/index.ts';
import { graphRoot, isOfLogseq, readGraph } from './graph.ts';
import { readPages } from './page.ts';
import { pageIndex, pageItems } from './page-draft.ts';

/** Reads graphs of Logseq that are folders of Markdown files. Blocks stay lists. */
export const logseq: ImportSource = {
  app: 'logseq',
  name: 'Logseq',

  isAside: (path) => isOfLogseq(path),

  async recognise(files) {
    const root = graphRoot(files);
    if (root === null) return 'no';
    const prefix = root === '' ? '' : `${root}/`;
    const config = files.find(({ path }) => path === `${prefix}logseq/config.edn`);
    if (config !== undefined) return 'certain';
    const journals = files.filter(({ path }) => journal.test(path.slice(prefix.length)) && !isSystemFile(path));
    return (await allHaveBlocks(journals.slice(0, journalsToRecognise))) ? 'likely' : 'no';
  },

  async *read(files) {
    const graph = await readGraph(files);
    const index = pageIndex(await readPages(graph), graph);
    for (const page of graph.pages) yield* await pageItems(page, graph, index);
    yield* folderItems(graph.otherFiles);
    for (const { file } of graph.unsupported) yield skipped(file.path, new ImportError('import/unsupported'));
  },
};

const journal = /^journals\/\d{4}_\d{2}_\d{2}\.md$/;
const journalsToRecognise = 5;

async function allHaveBlocks(journals: readonly ImportFile[]): Promise<boolean> {
  for (const file of journals) {
    const start = await readOr('- ', async () => decodeText(await headOf(untilDamage(file), 500)).trimStart());
    if (!/^(?:- |-$|[\w-]+:: )/.test(start)) return false;
  }
  return journals.length > 0;
}
