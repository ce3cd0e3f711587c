export { type Preferences, type PrivacyZone, preferences, preferencesId } from './preferences.ts';
