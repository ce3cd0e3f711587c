export { type Preferences, preferences, preferencesId } from './preferences.ts';
