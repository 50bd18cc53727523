export { type Complain, Program, type StartProblem } from './program.ts';
export { FAILURES, type Failure, ProgramSeat } from './program-seat.ts';
export { Programs } from './programs.ts';
