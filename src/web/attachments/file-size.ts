const bytesPerMebibyte = 1024 ** 2;
const steps = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * Formats a size for a locale, such as `1.4 MB`, with a space that does not break. A kilobyte is 1,000 bytes, as in file
 * managers.
 */
export function fileSize(bytes: number, locale: string): string {
  const step = Math.min(steps.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unitDisplay: step === 0 ? 'long' : 'short',
    unit: steps[step] as string,
    maximumFractionDigits: step < 2 ? 0 : 1,
  });
  return format.format(bytes / 1000 ** step).replace(' ', '\u00a0');
}

/** Formats a limit for a locale: `25 MB` for 25 MiB, a round number that never promises more than fits. */
export function sizeLimit(bytes: number, locale: string): string {
  return fileSize(Math.floor(bytes / bytesPerMebibyte) * 1_000_000, locale);
}
