import type { FastifyInstance } from 'fastify';
/** Where files are that have their content in their names, and so never change. */
export declare const ASSETS = "/assets/";
/** The page, its scripts, styles, fonts and pictures. */
export declare function addPages(app: FastifyInstance, folder: string): Promise<void>;
