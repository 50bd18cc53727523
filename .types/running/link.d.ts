/**
 * The text of a module, made so that the names it shares with others are as fast as its own.
 *
 * To V8 an imported name, and one that its own module exports, is a cell that might change: every
 * use loads it, checks that it is set and, where it is called or read from, what it holds. Of a
 * constant that a module keeps to itself, the compiler uses the value. So what is imported is
 * copied into such constants, and what is exported is copied out of them. Nothing else changes:
 * what we export never does, and no two files import each other. Lint sees to both.
 *
 * It reads the text as prettier writes it. What it does not recognise stays as it is, and works.
 */
export declare function link(text: string): string;
