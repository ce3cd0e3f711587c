export { appendToDay, type InsertedAt, isStillInserted } from './append-to-day.ts';
export { TemplatePicker } from './template-picker.tsx';
export { TemplatesList } from './templates-list.tsx';
export { type DailyTemplate, useDailyTemplate } from './use-daily-template.ts';
export { type TemplateChoice, useTemplateChoice } from './use-template-choice.ts';
