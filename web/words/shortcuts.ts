/** The sheet of keyboard shortcuts: its title, and what each key does. */
export interface ShortcutTexts {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
}
