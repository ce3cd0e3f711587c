import { Emitter } from '../lifecycle/index.ts';

const wishes = new Emitter();

/** Looks into the inbox now, for example after recordings were fetched. */
export const importInboxNow = (): void => wishes.emit();

export const onInboxWish = wishes.subscribe;
