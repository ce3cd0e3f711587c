export type { Changes } from './changes.ts';
export type { Fetch } from './fetch.ts';
export type { Hello } from './hello.ts';
export * from './message.ts';
export type { Page } from './page.ts';
export type { Push } from './push.ts';
export * from './refused.ts';
export type { Want } from './want.ts';
export type { Welcome } from './welcome.ts';
