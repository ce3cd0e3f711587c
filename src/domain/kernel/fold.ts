/** Folds case: strings that differ only in case give the same result. The function is idempotent. */
export function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss').replaceAll('ς', 'σ').normalize('NFC');
}

/** Folds case and removes accents, so that `Kreuzheben uber` finds `Kreuzheben über`. */
export function foldForSearch(text: string): string {
  return foldCase(text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, ''));
}
