export { bodySides, bodySize, outline } from './body-shapes.ts';
export { ExercisePicture, ExerciseThumbnail } from './exercise-picture.tsx';
