export { type ListedTask, TasksView } from './tasks-view.tsx';
export { tickTask } from './tick-task.ts';
