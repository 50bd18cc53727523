export { type Complain, Program, type StartProblem } from './program.ts';
export { OnlineSeat, type Sent } from './online-seat.ts';
export { FAILURES, type Failure, ProgramSeat } from './program-seat.ts';
export { Programs } from './programs.ts';
