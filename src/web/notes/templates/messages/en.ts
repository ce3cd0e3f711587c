import { messages as common } from '../../../common/messages/en.ts';
export const messages = {
  ...common,
  noTemplates: 'No templates yet',
  noTemplatesText:
    'Choose “Turn into template” in a note’s menu. {{date}} and {{title}} are filled in when you use it.',
  forDailyNotes: 'Daily notes',
  titleUse: 'Replaces {{title}} in the template. If you leave it empty, today’s date is used.',
  insert: 'Insert template',
  searchTemplates: 'Search templates',
  noneFound: 'No templates found',
};
