import { chooseLanguage, type Language } from '#domain/language/index.ts';

/** Returns the language of a request: the first of its `Accept-Language`, by weight, that the app has. */
export function requestLanguage(headers: Headers): Language {
  const wanted = (headers.get('accept-language') ?? '').slice(0, maxHeaderLength).split(',').map(weighted);
  const accepted = wanted.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return chooseLanguage(accepted.map(({ tag }) => tag));
}

const maxHeaderLength = 1000;

function weighted(range: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const weight = parameters.find((each) => each.startsWith('q='));
  return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
}
