import type { Read, Why } from '@pepite/kernel';
import { PRESTIGE, TOOLS } from '../pieces.ts';
import { TOOL_VALUES, type ToolValues } from './cards.ts';
import { fieldsOf } from './fields.ts';

/** O5: nobody could bid more. */
export const MOST_TOOL_VALUE = PRESTIGE;

/** Reads values of tools that a person has edited; those left out are as they are printed. */
export function readTools(input: unknown): Read<ToolValues, Why> {
  const fields = fieldsOf(input, TOOLS);
  if ('problem' in fields) return { problem: fields.problem ?? NO_TOOLS };
  const values = { ...TOOL_VALUES };
  for (const name of TOOLS) {
    const value = fields.value.has(name) ? fields.value.get(name) : TOOL_VALUES[name];
    const isWhole = typeof value === 'number' && Number.isInteger(value);
    if (!isWhole || value < 0 || value > MOST_TOOL_VALUE) return { problem: outOfRange(name) };
    values[name] = value;
  }
  return { value: values };
}

const NO_TOOLS: Why = {
  en: 'values of tools are written as { "pick": 3, "mug": 2, … }',
  fr: 'les valeurs des outils s’écrivent { "pick": 3, "mug": 2, … }',
};
const outOfRange = (tool: string): Why => ({
  en: `the value of “${tool}” must be a whole number from 0 to ${MOST_TOOL_VALUE}`,
  fr: `la valeur de « ${tool} » doit être un nombre entier de 0 à ${MOST_TOOL_VALUE}`,
});
