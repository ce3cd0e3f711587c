import fc from 'fast-check';

/** Texts with everything that a table has to quote. */
export const notes = fc
  .array(
    fc.constantFrom('slow', ' ', '"', '""', ',', ';', '\n', '\n\n', '\t', '#', '💪', 'ß', '__proto__', "'", '=1'),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''))
  .map((text) => (text.trim() === '' ? '' : text));

/** Names as users give them, trimmed and not empty. */
export const names = fc
  .array(fc.constantFrom('Squat', 'Curl', '(Barbell)', ' ', '"', ',', ';', 'Übung', '腕立て', '__proto__'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join('').trim() || 'Plank');

/** Days in the lives of users, `YYYY-MM-DD`. */
export const days = fc
  .date({ min: new Date('2015-01-01T00:00:00Z'), max: new Date('2026-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Loads as users type them. */
export const typedLoads = fc.integer({ min: 1, max: 1200 }).map((quarters) => quarters / 4);
