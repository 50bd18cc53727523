/** The program that `npm start` starts. */
export declare const SERVER: string;
