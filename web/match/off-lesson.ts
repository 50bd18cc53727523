/** A move that may be made, but is not what a lesson asks for. */
export interface OffLesson {
  readonly kind: 'off-lesson';
}
