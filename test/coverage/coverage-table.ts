interface Figure {
  readonly total: number;
  readonly covered: number;
}

export interface FileCoverage {
  /** From the root of the project. */
  readonly path: string;
  readonly lines: Figure;
  readonly branches: Figure;
}

/** Returns a Markdown table with a row for each part of the code, those with the smallest share of branches first. */
export function coverageTable(files: readonly FileCoverage[]): string {
  const parts = new Map<string, { readonly lines: Figure; readonly branches: Figure }>();
  for (const { path, lines, branches } of files) {
    const part = partOf(path);
    const sum = parts.get(part) ?? { lines: none, branches: none };
    parts.set(part, { lines: added(sum.lines, lines), branches: added(sum.branches, branches) });
  }
  const rows = [...parts]
    .toSorted(([a, x], [b, y]) => share(x.branches) - share(y.branches) || a.localeCompare(b))
    .map(([part, { lines, branches }]) => `| ${part} | ${percent(branches)} | ${branches.total} | ${percent(lines)} |`);
  return ['| Part | Branches | of | Lines |', '| --- | ---: | ---: | ---: |', ...rows, ''].join('\n');
}

const none: Figure = { total: 0, covered: 0 };

/** A section of the app, or one of its folders if the section has folders: `web/notes/tasks`, `web/undo`, `sync/record`. */
function partOf(path: string): string {
  const [, area = '', section = '', folder = ''] = path.split('/');
  if (!/^\w/.test(section) || section.includes('.')) return area;
  return folder === '' || folder.includes('.') ? `${area}/${section}` : `${area}/${section}/${folder}`;
}

function added(a: Figure, b: Figure): Figure {
  return { total: a.total + b.total, covered: a.covered + b.covered };
}

function share({ total, covered }: Figure): number {
  return total === 0 ? 1 : covered / total;
}

function percent(figure: Figure): string {
  return figure.total === 0 ? '–' : `${Math.round(100 * share(figure))} %`;
}
