import { expect, it } from 'vitest';
import { begun, redone, stepped, undone } from '../history.ts';

it('steps are undone and done again in their order', () => {
  const history = stepped(stepped(begun('a'), 'b'), 'c');
  expect(undone(history).now).toBe('b');
  expect(undone(undone(history)).now).toBe('a');
  expect(undone(undone(undone(history))).now).toBe('a');
  expect(redone(undone(history)).now).toBe('c');
  expect(redone(history).now).toBe('c');
});

it('typing in one field is one step, and a new step forgets what was undone', () => {
  const typed = stepped(stepped(stepped(begun(''), '1', 'value'), '12', 'value'), '12x', 'name');
  expect(undone(typed).now).toBe('12');
  expect(undone(undone(typed)).now).toBe('');
  const other = stepped(undone(typed), '13', 'value');
  expect(redone(other).now).toBe('13');
  expect(undone(other).now).toBe('12');
});
