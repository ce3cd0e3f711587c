import { attachmentMaxBytes } from '#domain/notes/index.ts';
import type { AddError, ContentError } from './device-files.ts';
import { fileSize, sizeLimit } from './file-size.ts';
import type { FileLocation, FileState } from './file-states.ts';
import type { messages } from './messages/en.ts';
import type { UploadRefusal } from './upload.ts';

export type FileMessages = typeof messages;

export function locationLabel(m: FileMessages, { place, share, refusal, isKept }: FileState, locale: string): string {
  if (place === 'sending') return m.sending({ percent: share.toLocaleString(locale, { style: 'percent' }) });
  if (place === 'refused' && refusal !== null) return refusalText(m)[refusal];
  if (place === 'both' && isKept) return `${m.both}, ${m.kept}`;
  return plainPlaces(m)[place];
}

export function addErrorText(m: FileMessages, error: AddError, locale: string): string {
  switch (error.code) {
    case 'attachment/too-large':
      return m.addTooLarge({ name: error.name, most: sizeLimit(error.maxBytes, locale) });
    case 'attachment/unreadable':
      return m.addUnreadable({ name: error.name });
    case 'attachment/no-room':
      return m.addNoRoom({ size: fileSize(error.bytes, locale), free: fileSize(Math.max(0, error.freeBytes), locale) });
    case 'storage/full':
      return m.addFull;
    case 'storage/unavailable':
      return m.storageUnavailable;
  }
}

export function contentErrorText(m: FileMessages, error: ContentError): string {
  const words: { readonly [E in ContentError]: string } = {
    'attachment/not-here-offline': m.notHereOffline,
    'attachment/not-on-server': m.notOnServer,
    'attachment/damaged': m.damaged,
  };
  return words[error];
}

/** Describes the size limits before anything is added. */
export function limitText(m: FileMessages, locale: string): string {
  return m.filesText({ each: sizeLimit(attachmentMaxBytes, locale) });
}

function refusalText(m: FileMessages): { readonly [R in UploadRefusal]: string } {
  return {
    'attachment/too-large': m.refusedTooLarge,
    'attachment/quota-exceeded': m.refusedQuota,
    'attachment/too-many-files': m.refusedTooMany,
    'attachment/content-wrong': m.refusedContent,
  };
}

function plainPlaces(m: FileMessages): { readonly [P in FileLocation]: string } {
  return {
    waiting: m.waiting,
    sending: m.waiting,
    refused: m.refusedContent,
    held: m.held,
    both: m.both,
    server: m.server,
    elsewhere: m.elsewhere,
    'not-here': m.notHere,
  };
}
