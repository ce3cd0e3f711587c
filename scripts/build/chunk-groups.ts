import { build, type Rolldown, type UserConfig } from 'vite';
import { mergeSmallChunks } from './merge-chunks.ts';

/** The page on which the app opens. */
const firstPage = 'overview/index.ts';

/** The section that needs the most modules on opening, without those of the first page. */
const section = { name: 'notes', entry: 'journal/notes-page.tsx' };

/**
 * Groups modules into a few large chunks instead of hundreds of small ones, each of which would be requested, parsed
 * and cached separately. Each step of a visit gets one chunk, without the modules of earlier steps. Of the rest,
 * modules shared by several screens are merged until they are worth a request. The modules of a step come from a build
 * with automatic splitting, which alone knows the modules that a step does not load: a step never loads what it does
 * not use.
 */
export async function chunkGroups(config: UserConfig) {
  const chunks = await chunksByThemselves(config);
  const firstNeeds = modulesOf(chunks, [firstPage]);
  const sectionNeeds = new Set(modulesOf(chunks, [section.entry]));
  const elsewhere = new Set(modulesFrom(chunks, chunks.filter(isEntryBesides(section.entry))));
  const languageModules = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => language.test(id)));
  const entrance = modulesOf(chunks, ['index.html', 'landing/index.ts']).filter((id) => !landing.test(id));
  // the steps of a visit, in loading order: the landing page, sign-in, the layout of the dashboard, its first pages
  const steps = [
    { name: 'entrance', modules: [...entrance, ...languageModules] },
    { name: 'sign-in', modules: modulesOf(chunks, ['login/index.ts']) },
    { name: 'app', modules: modulesOf(chunks, ['shell/index.ts']) },
    { name: 'common', modules: firstNeeds.filter((id) => sectionNeeds.has(id)) },
    { name: section.name, modules: [...sectionNeeds].filter((id) => !elsewhere.has(id)) },
  ];
  const taken = new Set<string>();
  const groups = steps.map(({ name, modules }, at) => {
    const own = new Set(modules.filter((id) => !taken.has(id)));
    for (const id of own) taken.add(id);
    return { name, test: (id: string) => own.has(id), priority: 9 - at, includeDependenciesRecursively: false };
  });
  return [...groups, { name: sharedNames(chunks, taken), includeDependenciesRecursively: false }];
}

/** The size in bytes, before minification, from which a chunk is worth a request of its own. */
const minSharedBytes = 60_000;

/**
 * Returns a function for the name of the chunk of a module that several screens share. Rolldown would merge small chunks
 * into ones that import each other, and then evaluate modules before those that they use.
 */
function sharedNames(chunks: readonly Chunk[], taken: ReadonlySet<string>): (id: string) => string | null {
  const entries = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null);
  const reached = entries.map((entry) => [entry.fileName, new Set(reachedFrom(chunks, [entry]))] as const);
  const shared = chunks.flatMap((chunk) => {
    const own = Object.entries(chunk.modules).filter(([id]) => !taken.has(id));
    const users = reached.flatMap(([entry, needs]) => (needs.has(chunk) ? entry : []));
    if (own.length === 0 || users.length < 2) return [];
    return {
      name: chunk.fileName,
      imports: chunk.imports,
      bytes: own.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0),
      entries: new Set(users),
      modules: own.map(([id]) => id),
    };
  });
  const modules = new Map(shared.map((chunk) => [chunk.name, chunk.modules]));
  const names = new Map(
    mergeSmallChunks(shared, minSharedBytes).flatMap((merged, at) =>
      merged.flatMap((name) => modules.get(name) ?? []).map((id) => [id, `shared~${at}`] as const),
    ),
  );
  return (id) => names.get(id) ?? null;
}

/** What only the landing page shows. It has a chunk of its own, which no other page loads. */
const landing = /[\\/]src[\\/]web[\\/]landing[\\/](?!messages[\\/]|(?:routes|pages)\.ts$)/;

/** Imported by the separately loaded catalogues: any module in the same chunk would be loaded with each of them. */
const language = /[\\/]src[\\/]web[\\/]language[\\/]/;

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports' | 'moduleIds' | 'modules'>;

async function chunksByThemselves(config: UserConfig): Promise<readonly Chunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('a build has an output');
  return first.output.filter((each) => each.type === 'chunk');
}

function modulesOf(chunks: readonly Chunk[], entries: readonly string[]): readonly string[] {
  const isEntry = ({ facadeModuleId }: Chunk) => entries.some((entry) => facadeModuleId?.endsWith(`/src/web/${entry}`));
  const from = chunks.filter(isEntry);
  if (from.length !== entries.length) throw new Error(`not all of ${entries.join(', ')} is an entry of the app`);
  return modulesFrom(chunks, from);
}

function isEntryBesides(entry: string): (chunk: Chunk) => boolean {
  return ({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/web/${entry}`) === false;
}

/** Returns the modules of these chunks and of all that they import. */
function modulesFrom(chunks: readonly Chunk[], from: readonly Chunk[]): readonly string[] {
  return reachedFrom(chunks, from).flatMap(({ moduleIds }) => moduleIds);
}

/** Returns these chunks and all that they import. */
export function reachedFrom<C extends Pick<Chunk, 'fileName' | 'imports'>>(
  chunks: readonly C[],
  from: readonly C[],
): readonly C[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set(from);
  for (const { imports } of reached) {
    for (const name of imports) {
      const chunk = byName.get(name);
      if (chunk !== undefined) reached.add(chunk);
    }
  }
  return [...reached];
}
