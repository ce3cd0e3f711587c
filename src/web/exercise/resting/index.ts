export { RestAlarm } from './rest-alarm.tsx';
export { RestLengthSelect } from './rest-length-select.tsx';
export { RestTimer } from './rest-timer.tsx';
export { useBeginRest } from './use-begin-rest.ts';
