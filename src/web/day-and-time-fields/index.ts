export { DayField, type DayFieldProps } from './day-field.tsx';
export { TimeField, type TimeFieldProps } from './time-field.tsx';
