/** A lesson with states in place of positions, made by `build/prepared-lessons-plugin.ts`. */
declare module '*?prepared' {
  export const lesson: import('./lesson.ts').PreparedLesson;
}
