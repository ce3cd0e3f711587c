/**
 * The names of the apps that an import can come from, by the id that its records store. They are the same in every
 * language. Reports need them on the page, where the sources themselves are not loaded; a test compares the two.
 */
export const appNames: ReadonlyMap<string, string> = new Map([
  ['activity-files', 'GPX, TCX, FIT'],
  ['apple-health', 'Apple Health'],
  ['apple-notes', 'Apple Notes'],
  ['bear', 'Bear'],
  ['day-one', 'Day One'],
  ['evernote', 'Evernote'],
  ['fitnotes', 'FitNotes'],
  ['garmin', 'Garmin'],
  ['google-keep', 'Google Keep'],
  ['hevy', 'Hevy'],
  ['html', 'HTML'],
  ['jefit', 'JEFIT'],
  ['joplin', 'Joplin'],
  ['liftosaur', 'Liftosaur'],
  ['logseq', 'Logseq'],
  ['markdown', 'Markdown'],
  ['mensana', 'Mensana'],
  ['notion', 'Notion'],
  ['obsidian', 'Obsidian'],
  ['simplenote', 'Simplenote'],
  ['standard-notes', 'Standard Notes'],
  ['strava', 'Strava'],
  ['strong', 'Strong'],
  ['table', 'CSV'],
]);

/** Returns the name of an app. One that only a newer version knows is shown by its id. */
export function appName(app: string): string {
  return appNames.get(app) ?? app;
}
