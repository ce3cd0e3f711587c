import { messages as common } from '../../../common/messages/en.ts';
export const messages = {
  ...common,
  noTemplates: 'No templates yet',
  noTemplatesText: 'Choose “Make it a template” in the menu of a note: {{date}} and {{title}} in it are filled in.',
  forDays: 'For daily notes',
  newFromTemplate: 'New note from it',
  titleOfNew: 'A title for the new note',
  titleUse: 'It stands where the template says {{title}}. Without one, the date of today stands there.',
  makeNote: 'Make the note',
  insert: 'Insert a template',
  searchTemplates: 'Search templates',
  noneFound: 'No template of that name',
};
