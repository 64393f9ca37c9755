import type { FastifyInstance } from 'fastify';
export declare function incidentsRoutes(app: FastifyInstance): void;
