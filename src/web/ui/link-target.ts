import type { RegisteredRouter } from '@tanstack/react-router';

type Routes = RegisteredRouter['routesByPath'];

/** An index route ends with a slash; its parent has the same page and a path without one. */
type Path = '/' | Exclude<keyof Routes, `${string}/`>;

type None = Readonly<Record<string, never>>;

type SearchOf<To extends Path> = keyof Routes[To]['types']['fullSearchSchemaInput'] extends never
  ? None
  : Routes[To]['types']['fullSearchSchemaInput'];

interface TargetOf<To extends Path> {
  readonly to: To;
  readonly search?: SearchOf<To>;
  /** Without its `#`. */
  readonly hash?: string;
}

/** A page of the app: the path of its route, with the parameters and the search values that the route declares. */
export type LinkTarget = {
  readonly [To in Path]: keyof Routes[To]['types']['allParams'] extends never
    ? TargetOf<To> & { readonly params?: None }
    : TargetOf<To> & { readonly params: Routes[To]['types']['allParams'] };
}[Path];
