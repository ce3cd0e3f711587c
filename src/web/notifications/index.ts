export { notifiesHere } from './device-choices.ts';
export { askForNotices, noticePermission, onNoticePressed, showNotice } from './notices.ts';
export { canBeWoken, stopWaking, wakeThisDevice } from './waking.ts';
