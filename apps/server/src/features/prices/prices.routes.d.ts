import type { FastifyInstance } from 'fastify';
export declare function pricesRoutes(app: FastifyInstance): void;
